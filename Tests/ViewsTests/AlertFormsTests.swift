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
    let stage = Stage(40, 8) {
      Text("below").alert("Delete all?", isPresented: .constant(true)) {
        Button("Delete", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
      }
    }
    #expect(stage.picture.contains("[ Delete ]  ▸ Cancel ◂"))
    stage.press(.tab)
    #expect(stage.picture.contains("▸ Delete ◂  [ Cancel ]"))
  }

  @Test func `the data of an alert stays what it was when it came`() {
    let model = Model()
    let log = Log()
    let stage = Stage(30, 8) {
      Text("below").alert("Delete?", isPresented: shown(model), presenting: model.data) { data in
        Button("Delete \(data)") { log.add(data) }
      } message: {
        Text("It is \($0)")
      }
    }
    #expect(stage.picture.contains("It is one"))
    model.data = nil
    stage.resize(30, 8)
    #expect(stage.picture.contains("▸ Delete one ◂"))
    stage.press(.return)
    #expect(log.take() == ["one"])
    #expect(stage.picture == "below")
  }

  @Test func `without data there is no alert`() {
    let stage = Stage(30, 8) {
      Text("below").alert(
        Text("A"), isPresented: .constant(true), presenting: String?.none
      ) { Text($0) }
    }
    #expect(stage.picture == "below")
  }

  @Test func `an alert about an error is called by its description`() {
    let model = Model()
    let stage = Stage(30, 8) {
      Text("below").alert(isPresented: shown(model), error: model.failure) { _ in
        Button("OK") {}
      } message: {
        Text("because of \($0.description)")
      }
    }
    #expect(stage.picture.contains("│       No network        │"))
    #expect(stage.picture.contains("because of No network"))
    stage.press(.escape)
    #expect(stage.picture == "below")
  }

  @Test func `an alert about any error needs no message`() {
    let failure: (any Error)? = Failure(description: "Gone")
    let stage = Stage(30, 8) {
      Text("below").alert(isPresented: .constant(true), error: failure) { Button("OK") {} }
    }
    #expect(stage.picture.contains("Gone"))
  }

  @Test func `older code describes an alert by a value`() {
    let model = Model()
    let log = Log()
    let stage = Stage(40, 8) {
      Text("below").alert(isPresented: shown(model)) {
        Alert(
          title: Text("Delete?"), message: Text("For ever"),
          primaryButton: .destructive(Text("Delete")) { log.add("deleted") },
          secondaryButton: .cancel { log.add("kept") })
      }
    }
    #expect(
      stage.picture == """
        below
              ╭──────────────────────────╮
              │         Delete?          │
              │         For ever         │
              │  [ Delete ]  ▸ Cancel ◂  │
              ╰──────────────────────────╯
        """)
    stage.press(.escape)
    #expect(log.take() == ["kept"])
    #expect(stage.picture == "below")
  }

  @Test func `an alert about an item lets its action put another item in its place`() {
    let model = Model()
    let item = Binding(get: { model.item }, set: { model.item = $0 })
    let stage = Stage(30, 8) {
      Text("below").alert(item: item) { row in
        Alert(
          title: Text("Row \(row.id)"),
          dismissButton: .default(Text("Next")) { if row.id == 1 { model.item = Row(2) } })
      }
    }
    #expect(stage.picture.contains("Row 1"))
    stage.press(.return)
    #expect(stage.picture.contains("Row 2"))
    stage.press(.return)
    #expect(stage.picture == "below")
  }

  @Test func `of two alerts at once one is shown, then the other`() {
    let stage = Stage(30, 8) { Two() }
    stage.press("a")
    #expect(stage.picture.contains("First"))
    #expect(!stage.picture.contains("Second"))
    stage.press(.return)
    #expect(stage.picture.contains("Second"))
    #expect(!stage.picture.contains("First"))
    stage.press(.return)
    #expect(stage.picture == "below")
  }

  @Test func `an alert that is shown is not replaced by one that comes later`() {
    let stage = Stage(30, 8) { Two() }
    stage.press("b")
    #expect(stage.picture.contains("Second"))
    #expect(!stage.picture.contains("First"))
  }

  @Test func `an action can present another alert`() {
    let stage = Stage(30, 8) { Two() }
    stage.press("c", .tab, .return)
    #expect(stage.picture.contains("Second"))
  }

  @Test func `an alert that comes again at once is reset`() {
    let stage = Stage(30, 8) {
      Text("below").alert("Again", isPresented: .constant(true)) {
        Button("One") {}
        Button("Two") {}
      }
    }
    stage.press(.tab)
    #expect(stage.picture.contains("▸ Two ◂"))
    stage.press(.return)
    #expect(stage.picture.contains("▸ One ◂"))
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
