import Cells
import Testing

@testable import Views

/// A view that is drawn once, with no terminal.
struct CellRendererTests {
  @Test func `a view is drawn in the middle of a screen of a size`() {
    let screen = CellRenderer(width: 9, height: 3) { Text("日本") }
    #expect(screen.text == "\n  日本\n")
    #expect(screen.lines == ["", "  日本", ""])
    #expect(screen.buffer.size == Size(width: 9, height: 3))
    #expect(screen.buffer[2, 1].style == .plain)
  }

  @Test func `what happens when a view appears is drawn too`() {
    #expect(CellRenderer(width: 5, height: 1) { Appearing() }.text == "after")
  }

  @Test func `a spinner is drawn for an instant`() {
    let first = CellRenderer(width: 1, height: 1) { ProgressView() }.text
    let later = CellRenderer(width: 1, height: 1, at: .init(offset: .milliseconds(300))) {
      ProgressView()
    }
    #expect(first == "⠋")
    #expect(later.text == "⠸")
  }

  @Test func `a view goes again once it is drawn`() {
    let log = Log()
    _ = CellRenderer(width: 5, height: 1) { Text("x").onDisappear { log.add("gone") } }
    #expect(log.take() == ["gone"])
  }

  @Test func `a view that changes without end is drawn as it is after a while`() {
    #expect(CellRenderer(width: 5, height: 1) { Restless() }.lines.count == 1)
  }

  @Test func `a screen without a cell is empty`() {
    #expect(CellRenderer(width: 0, height: 0) { Text("x") }.text == "")
  }
}

private struct Appearing: View {
  @State private var text = "before"

  var body: some View { Text(text).onAppear { text = "after" } }
}

private struct Restless: View {
  @State private var count = 0

  var body: some View { Text("\(count)").onChange(of: count, initial: true) { count += 1 } }
}
