import Cells
import Testing

@testable import Views

/// Styles and toolbars that inherit from where they are used, and keep state.
struct StyleStateTests {
  @Test func `a style knows what it inherits where it is used`() {
    let fixture = ViewFixture(20, 3) {
      Button("On") {}.buttonStyle(Telling())
      Button("Off") {}.buttonStyle(Telling()).disabled(true)
    }
    #expect(fixture.picture == "On true\nOff false")
  }

  @Test func `a custom toolbar can dismiss its sheet`() {
    let fixture = ViewFixture(40, 10) { Presenting() }
    fixture.press(.return)
    #expect(fixture.picture.contains("in the sheet"))
    fixture.press(.tab, .return)
    #expect(!fixture.picture.contains("in the sheet"))
  }

  @Test func `what happens when a view goes is what its last frame says`() {
    let log = Log()
    let fixture = ViewFixture(20, 3) { Draft(log: log) }
    fixture.press("e", "x")
    #expect(log.take() == ["saved 1"])
  }

  @Test func `a page back over rows that have gone does no harm`() {
    let log = Log()
    log.count = 1000
    let fixture = ViewFixture(20, 6) { Shrinking(log: log) }
    fixture.press(.end)
    fixture.host.send(.key(KeyPress(.pageUp)))
    log.count = 3
    #expect(fixture.picture.contains("row 2"))
  }
}

private struct Telling: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text("\(isEnabled)")
    }
  }
}

private struct Presenting: View {
  @State private var isShown = false

  var body: some View {
    Button("Show") { isShown = true }
      .sheet(isPresented: $isShown) {
        NavigationStack {
          Button("in the sheet") {}.toolbar { CloseItem() }
        }
      }
  }
}

private struct CloseItem: ToolbarContent {
  @Environment(\.dismiss) private var dismiss

  var body: some ToolbarContent {
    ToolbarItem(placement: .cancellationAction) { Button("Close") { dismiss() } }
  }
}

private struct Draft: View {
  let log: Log
  @State private var edits = 0
  @State private var isShown = true

  var body: some View {
    VStack {
      if isShown { Editor(log: log, edits: edits) }
    }
    .onKeyPress("e") { change { edits += 1 } }
    .onKeyPress("x") { change { isShown = false } }
  }

  private func change(_ action: () -> Void) -> KeyPress.Result {
    action()
    return .handled
  }
}

private struct Editor: View {
  let log: Log
  let edits: Int

  var body: some View { Text("\(edits)").onDisappear { log.add("saved \(edits)") } }
}

private struct Shrinking: View {
  let log: Log

  var body: some View { List(0..<log.count) { Text("row \($0)") } }
}
