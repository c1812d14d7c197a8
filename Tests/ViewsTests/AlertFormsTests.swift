import Cells
import Testing

@testable import Views

/// The forms of an alert, and when it comes and goes.
struct AlertFormsTests {
  private struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private final class Model {
    var isShown = true
    var data: String? = "one"
    var failure: Failure? = Failure(description: "No network")
    var item: Row? = Row(1)
  }

  private func shown(_ model: Model) -> Binding<Bool> {
    Binding(get: { model.isShown }, set: { model.isShown = $0 })
  }

  @Test func `an alert never begins with a button that takes something away`() {
    let fixture = ViewFixture(40, 8) {
      Text("below").alert("Delete all?", isPresented: .constant(true)) {
        Button("Delete", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
      }
    }
    #expect(fixture.picture.contains("[ Delete ]  ▸ Cancel ◂"))
    fixture.press(.tab)
    #expect(fixture.picture.contains("▸ Delete ◂  [ Cancel ]"))
  }

  @Test func `Enter in a field of an alert presses the first button that only goes on`() {
    struct Naming: View {
      @State var isShown = true
      @State var name = ""
      let log: Log
      var body: some View {
        Text(isShown ? "open" : "closed \(name)").alert("Name", isPresented: $isShown) {
          TextField("Name", text: $name)
          Button("No", role: .cancel) { log.add("no") }
          Button("Erase", role: .destructive) { log.add("erase") }
          Button("Add") { log.add("add \(name)") }
          Button("Later") { log.add("later") }
        }
      }
    }
    let log = Log()
    let fixture = ViewFixture(50, 9) { Naming(log: log) }
    fixture.press("日", .return)
    #expect(log.take() == ["add 日"] && fixture.picture == "closed 日")
    let other = ViewFixture(50, 9) {
      Text("").alert("Name", isPresented: .constant(true)) {
        TextField("Name", text: .constant(""))
        Button("Add") { log.add("add") }.disabled(true)
        Button("Erase", role: .destructive) { log.add("erase") }
        Button("No", role: .cancel) { log.add("no") }
      }
    }
    other.press(.return)
    #expect(log.take() == [], "Enter takes nothing away, and gives nothing up")
  }

  @Test func `the data of an alert stays what it was when it came`() {
    let model = Model()
    let log = Log()
    let fixture = ViewFixture(30, 8) {
      Text("below").alert("Delete?", isPresented: shown(model), presenting: model.data) { data in
        Button("Delete \(data)") { log.add(data) }
      } message: {
        Text("It is \($0)")
      }
    }
    #expect(fixture.picture.contains("It is one"))
    model.data = nil
    fixture.resize(30, 8)
    #expect(fixture.picture.contains("▸ Delete one ◂"))
    fixture.press(.return)
    #expect(log.take() == ["one"])
    #expect(fixture.picture == "below")
  }

  @Test func `without data there is no alert`() {
    let fixture = ViewFixture(30, 8) {
      Text("below").alert(
        Text("A"), isPresented: .constant(true), presenting: String?.none
      ) { Text($0) }
    }
    #expect(fixture.picture == "below")
  }

  @Test func `an alert about an error is called by its description`() {
    let model = Model()
    let fixture = ViewFixture(30, 8) {
      Text("below").alert(isPresented: shown(model), error: model.failure) { _ in
        Button("OK") {}
      } message: {
        Text("because of \($0.description)")
      }
    }
    #expect(fixture.picture.contains("│       No network        │"))
    #expect(fixture.picture.contains("because of No network"))
    fixture.press(.escape)
    #expect(fixture.picture == "below")
  }

  @Test func `an alert about any error needs no message`() {
    let failure: (any Error)? = Failure(description: "Gone")
    let fixture = ViewFixture(30, 8) {
      Text("below").alert(isPresented: .constant(true), error: failure) { Button("OK") {} }
    }
    #expect(fixture.picture.contains("Gone"))
  }

  @Test func `older code describes an alert by a value`() {
    let model = Model()
    let log = Log()
    let fixture = ViewFixture(40, 8) {
      Text("below").alert(isPresented: shown(model)) {
        Alert(
          title: Text("Delete?"), message: Text("Forever"),
          primaryButton: .destructive(Text("Delete")) { log.add("deleted") },
          secondaryButton: .cancel { log.add("kept") })
      }
    }
    #expect(
      fixture.picture == """
        below
              ╭──────────────────────────╮
              │         Delete?          │
              │         Forever          │
              │  [ Delete ]  ▸ Cancel ◂  │
              ╰──────────────────────────╯
        """)
    fixture.press(.escape)
    #expect(log.take() == ["kept"])
    #expect(fixture.picture == "below")
  }

  @Test func `an alert about an item lets its action put another item in its place`() {
    let model = Model()
    let item = Binding(get: { model.item }, set: { model.item = $0 })
    let fixture = ViewFixture(30, 8) {
      Text("below").alert(item: item) { row in
        Alert(
          title: Text("Row \(row.id)"),
          dismissButton: .default(Text("Next")) { if row.id == 1 { model.item = Row(2) } })
      }
    }
    #expect(fixture.picture.contains("Row 1"))
    fixture.press(.return)
    #expect(fixture.picture.contains("Row 2"))
    fixture.press(.return)
    #expect(fixture.picture == "below")
  }

  @Test func `of two alerts at once one is shown, then the other`() {
    let fixture = ViewFixture(30, 8) { Two() }
    fixture.press("a")
    #expect(fixture.picture.contains("First"))
    #expect(!fixture.picture.contains("Second"))
    fixture.press(.return)
    #expect(fixture.picture.contains("Second"))
    #expect(!fixture.picture.contains("First"))
    fixture.press(.return)
    #expect(fixture.picture == "below")
  }

  @Test func `an alert that is shown is not replaced by one that comes later`() {
    let fixture = ViewFixture(30, 8) { Two() }
    fixture.press("b")
    #expect(fixture.picture.contains("Second"))
    #expect(!fixture.picture.contains("First"))
  }

  @Test func `an action can present another alert`() {
    let fixture = ViewFixture(30, 8) { Two() }
    fixture.press("c", .tab, .return)
    #expect(fixture.picture.contains("Second"))
  }

  @Test func `an alert that comes again at once is reset`() {
    let fixture = ViewFixture(30, 8) {
      Text("below").alert("Again", isPresented: .constant(true)) {
        Button("One") {}
        Button("Two") {}
      }
    }
    fixture.press(.tab)
    #expect(fixture.picture.contains("▸ Two ◂"))
    fixture.press(.return)
    #expect(fixture.picture.contains("▸ One ◂"))
  }
}

private struct Two: View {
  @State private var isFirst = false
  @State private var isSecond = false

  var body: some View {
    Text("below")
      .onKeyPress("a") { show(first: true, second: true) }
      .onKeyPress("b") { show(first: false, second: true) }
      .onKeyPress("c") { show(first: true, second: false) }
      .alert("First", isPresented: $isFirst) {
        Button("OK") {}
        Button("More") { isSecond = true }
      }
      .alert("Second", isPresented: $isSecond) {
        Button("OK") {}
      }
      .task { if isSecond { isFirst = true } }
  }

  private func show(first: Bool, second: Bool) -> KeyPress.Result {
    (isFirst, isSecond) = (first, second)
    return .handled
  }
}
