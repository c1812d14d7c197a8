import Testing

@testable import Views

/// Modals over modals, and what they leave behind.
struct PresentationTests {
  @Test func `an alert over a sheet over a pushed screen goes step by step`() {
    let log = Log()
    let fixture = ViewFixture(50, 14) { NavigationStack { Root(log: log) } }
    fixture.press(.tab, .return)
    #expect(fixture.picture.contains("▸ Open sheet ◂"))
    fixture.press(.return, .tab, .return)
    #expect(fixture.picture.contains("▸ OK ◂"))
    fixture.press(.escape)
    #expect(fixture.picture.contains("[ Field ]"))
    #expect(fixture.picture.contains("▸ Ask ◂"))
    fixture.press(.escape)
    #expect(fixture.picture.contains("▸ Open sheet ◂"))
    fixture.press(.escape)
    #expect(fixture.picture.contains("[ Other ]"))
    #expect(fixture.picture.contains("Push ◂"))
    #expect(log.take() == ["sheet came", "sheet went", "dismissed"])
  }

  @Test func `what is presented about data does not change beneath the user's hands`() {
    let fixture = ViewFixture(50, 9) { About() }
    fixture.press(.return)
    #expect(fixture.picture.contains("about 1"))
    fixture.resize(51, 9)
    #expect(fixture.picture.contains("about 1"))
    fixture.press(.return)
    #expect(fixture.picture.contains("done 1"))
    fixture.press(.return)
    #expect(fixture.picture.contains("about 2"))
  }

  @Test func `an item with the same id shows its new payload, another is reset`() {
    let log = Log()
    let fixture = ViewFixture(40, 9) { Items(log: log) }
    fixture.press(.return)
    #expect(fixture.picture.contains("first 0"))
    fixture.press(.tab, .return)
    #expect(fixture.picture.contains("[ first 1 ]") || fixture.picture.contains("first 1"))
    fixture.press("p")
    #expect(fixture.picture.contains("renamed 1"))
    fixture.press("o")
    #expect(fixture.picture.contains("second 0"))
    #expect(log.take() == ["gone"])
    fixture.press(.escape)
    #expect(log.take() == ["gone"])
  }

  @Test func `a presenter that goes takes its modal along`() {
    let sign = Sign("on")
    let fixture = ViewFixture(40, 9) {
      Button("below") {}
      Presenter(sign: sign)
    }
    #expect(fixture.picture.contains("Sheet"))
    sign.text = "off"
    #expect(fixture.picture == "▸ below ◂")
    sign.text = "on"
    #expect(fixture.picture.contains("Sheet"))
  }

  @Test func `the focus comes back to the row of a list that asked`() {
    let fixture = ViewFixture(40, 9) { Deleting() }
    fixture.press(.downArrow, .return)
    #expect(fixture.picture.contains("Delete b?"))
    fixture.press(.escape)
    #expect(fixture.draw().lines[1].contains("b"))
    fixture.press(.return, .tab, .return)
    #expect(!fixture.picture.contains("b"))
    fixture.press(.return)
    #expect(fixture.picture.contains("Delete c?"))
  }
}

private struct Root: View {
  let log: Log

  var body: some View {
    Button("Other") {}
    NavigationLink("Push") { Pushed(log: log) }
  }
}

private struct Pushed: View {
  let log: Log
  @State private var isSheet = false

  var body: some View {
    Button("Open sheet") { isSheet = true }
      .sheet(isPresented: $isSheet) {
        log.add("dismissed")
      } content: {
        Asked().onAppear { log.add("sheet came") }.onDisappear { log.add("sheet went") }
      }
  }
}

private struct Asked: View {
  @State private var isAsking = false

  var body: some View {
    Button("Field") {}
    Button("Ask") { isAsking = true }
      .alert("Sure?", isPresented: $isAsking) { Button("OK", role: .cancel) {} }
  }
}

private struct About: View {
  @State private var number = 1
  @State private var isShown = false
  @State private var done = ""

  var body: some View {
    Button("Open") { isShown = true }
      .alert("Title", isPresented: $isShown, presenting: number) { about in
        Button("Do") { done = "done \(about)" }
      } message: { about in
        Text("about \(about)")
      }
      .onChange(of: isShown) { if isShown { number = 2 } }
    Text(done)
  }
}

private struct Item: Identifiable {
  let id: Int
  var name: String
}

private struct Items: View {
  let log: Log
  @State private var item: Item?

  var body: some View {
    Button("Open") { item = Item(id: 1, name: "first") }
      .sheet(item: $item) {
        log.add("gone")
      } content: { shown in
        Text("x")
          .onKeyPress("p") {
            item?.name = "renamed"
            return .handled
          }
        Tally(name: shown.name)
          .onKeyPress("p") {
            item?.name = "renamed"
            return .handled
          }
          .onKeyPress("o") {
            item = Item(id: 2, name: "second")
            return .handled
          }
      }
  }
}

private struct Presenter: View {
  let sign: Sign

  var body: some View {
    if sign.text == "on" { Text("on").sheet(isPresented: .constant(true)) { Text("Sheet") } }
  }
}

private struct Deleting: View {
  @State private var names = ["a", "b", "c"]
  @State private var asked: String?

  var body: some View {
    List(names, id: \.self) { name in Button(name) { asked = name } }
      .confirmationDialog(
        "Delete \(asked ?? "")?",
        isPresented: Binding(get: { asked != nil }, set: { if !$0 { asked = nil } }),
        presenting: asked
      ) { name in
        Button("Delete", role: .destructive) { names.removeAll { $0 == name } }
      }
  }
}
