import Cells
import StateKit
import Testing

@testable import Views

/// Views that listen to publishers.
struct ReceiveTests {
  private struct Listener: View {
    let log: Log
    @State private var model: Sender
    @State private var other: Sender
    @State private var isThere = true

    init(_ log: Log, _ model: Sender, _ other: Sender) {
      self.log = log
      _model = State(initialValue: model)
      _other = State(initialValue: other)
    }

    var body: some View {
      Group {
        if isThere { Text("日本").onReceive(model.$name) { log.add($0) } }
      }
      .onKeyPress("x") { handled { isThere.toggle() } }
      .onKeyPress("o") { handled { (model, other) = (other, model) } }
    }

    private func handled(_ action: () -> Void) -> KeyPress.Result {
      action()
      return .handled
    }
  }

  private final class Sender: ObservableObject {
    @Published var name: String

    init(_ name: String) { self.name = name }
  }

  @Test
  func `it runs for each value while the view is there, and for those of another publisher then`() {
    let log = Log()
    let (a, b) = (Sender("a"), Sender("b"))
    let fixture = ViewFixture(10, 1) { Listener(log, a, b) }
    fixture.draw()
    #expect(log.take() == ["a"])
    a.name = "a2"
    b.name = "b2"
    #expect(log.take() == ["a2"])
    fixture.draw()
    #expect(log.take() == [], "a frame sends nothing")
    fixture.press("o")
    #expect(log.take() == ["b2"])
    a.name = "a3"
    b.name = "b3"
    #expect(log.take() == ["b3"])
    fixture.press("x")
    b.name = "b4"
    #expect(log.take() == [], "the view is gone")
    fixture.press("x")
    #expect(log.take() == ["b4"])
    fixture.host.close()
    b.name = "b5"
    #expect(log.take() == [])
  }
}
