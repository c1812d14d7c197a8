import TerminalUIFoundation
import Testing

/// What would be dragged stands where it stood.
struct DraggingTests {
  @Test func `what can be dragged and dropped elsewhere stays as it is`() {
    let screen = ControlScreen {
      Text("日本").draggable("a").draggable("b") { Text("preview") }
        .dropDestination(for: String.self) { items, location in
          items.isEmpty && location == .zero
        } isTargeted: { _ in
        }
    }
    #expect(screen.draw().first == "日本")
  }
}
