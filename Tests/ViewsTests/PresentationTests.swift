import Testing

@testable import Views

/// Modals over modals, and what they leave behind.
struct PresentationTests {
  @Test func `an alert over a sheet over a pushed screen goes step by step`() {
    let log = Log()
    let stage = Stage(50, 14) { NavigationStack { Root(log: log) } }
    stage.press(.tab, .return)
    #expect(stage.picture.contains("▸ Open sheet ◂"))
    stage.press(.return, .tab, .return)
    #expect(stage.picture.contains("▸ OK ◂"))
    stage.press(.escape)
    #expect(stage.picture.contains("[ Field ]"))
    #expect(stage.picture.contains("▸ Ask ◂"))
    stage.press(.escape)
    #expect(stage.picture.contains("▸ Open sheet ◂"))
    stage.press(.escape)
    #expect(stage.picture.contains("[ Other ]"))
    #expect(stage.picture.contains("Push ◂"))
    #expect(log.take() == ["sheet came", "sheet went", "dismissed"])
  }

  @Test func `what is presented about data does not change beneath the user's hands`() {
    let stage = Stage(50, 9) { About() }
    stage.press(.return)
    #expect(stage.picture.contains("about 1"))
    stage.resize(51, 9)
    #expect(stage.picture.contains("about 1"))
    stage.press(.return)
    #expect(stage.picture.contains("done 1"))
    stage.press(.return)
    #expect(stage.picture.contains("about 2"))
  }

  @Test func `an item with the same id shows its new payload, another is reset`() {
    let log = Log()
    let stage = Stage(40, 9) { Items(log: log) }
    stage.press(.return)
    #expect(stage.picture.contains("first 0"))
    stage.press(.tab, .return)
    #expect(stage.picture.contains("[ first 1 ]") || stage.picture.contains("first 1"))
    stage.press("p")
    #expect(stage.picture.contains("renamed 1"))
    stage.press("o")
    #expect(stage.picture.contains("second 0"))
    #expect(log.take() == ["gone"])
    stage.press(.escape)
    #expect(log.take() == ["gone"])
  }

  @Test func `a presenter that goes takes its modal along`() {
    let sign = Sign("on")
    let stage = Stage(40, 9) {
      Button("below") {}
      Presenter(sign: sign)
    }
    #expect(stage.picture.contains("Sheet"))
    sign.text = "off"
    #expect(stage.picture == "▸ below ◂")
    sign.text = "on"
    #expect(stage.picture.contains("Sheet"))
  }

  @Test func `the focus comes back to the row of a list that asked`() {
    let stage = Stage(40, 9) { Deleting() }
    stage.press(.downArrow, .return)
    #expect(stage.picture.contains("Delete b?"))
    stage.press(.escape)
    #expect(stage.draw().lines[1].contains("b"))
    stage.press(.return, .tab, .return)
    #expect(!stage.picture.contains("b"))
    stage.press(.return)
    #expect(stage.picture.contains("Delete c?"))
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
