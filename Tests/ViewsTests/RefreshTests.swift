import Cells
import Observation
import Testing

@testable import Views

/// Content that the user reloads.
struct RefreshTests {
  fileprivate final class Gate {
    var started = 0
    private var waiting: CheckedContinuation<Void, Never>?

    func pass() async {
      started += 1
      await withCheckedContinuation { waiting = $0 }
    }

    func open() {
      waiting?.resume()
      waiting = nil
    }
  }

  private func settle() async { for _ in 0..<20 { await Task.yield() } }

  @Test func `r and Ctrl-R run the action, once at a time, with a spinner`() async {
    let gate = Gate()
    let fixture = ViewFixture(9, 2) {
      List(0..<1) { Text("row \($0)") }.refreshable { await gate.pass() }
    }
    fixture.press("r")
    await settle()
    #expect(fixture.picture == "▌ row 0 ⠋")
    fixture.press("r")
    await settle()
    #expect(gate.started == 1)
    gate.open()
    await settle()
    #expect(fixture.picture == "▌ row 0")
    fixture.host.send(.key(KeyPress("r", modifiers: .control)))
    await settle()
    #expect(gate.started == 2)
    gate.open()
  }

  @Test(arguments: [(40, 10), (200, 60), (2, 1), (0, 0)])
  func `its spinner stands in the corner, and a disabled one does not run`(
    width: Int, height: Int
  ) async {
    let gate = Gate()
    func fixture(isDisabled: Bool) -> ViewFixture {
      ViewFixture(width, height) {
        List(0..<0) { Text("日本 \($0)") }.refreshable { await gate.pass() }.disabled(isDisabled)
      }
    }
    let disabled = fixture(isDisabled: true)
    disabled.press("r")
    await settle()
    #expect(gate.started == 0)
    let enabled = fixture(isDisabled: false)
    enabled.draw()
    enabled.host.send(.key(KeyPress("r", modifiers: .control)))
    await settle()
    #expect(gate.started == 1)
    #expect(width < 2 || enabled.find("⠋") == Point(x: width - 1, y: 0))
    gate.open()
  }

  @Test func `the letter counts only with the focus within, and a field keeps it`() async {
    let gate = Gate()
    let fixture = ViewFixture(20, 3) {
      Button("outside") {}
      TextField("field", text: .constant("")).refreshable { await gate.pass() }
    }
    #expect(!fixture.press("r"))
    fixture.press(.tab, "r")
    await settle()
    #expect(gate.started == 0)
  }

  @Test func `an action that was covered is no longer waited for`() async {
    let gate = Gate()
    let path = ShownPath()
    let fixture = ViewFixture(20, 4) { CoveredList(path: path, gate: gate) }
    fixture.press("r")
    await settle()
    #expect(gate.started == 1)
    path.names = ["over it"]
    #expect(fixture.picture.contains("over it"))
    path.names = []
    #expect(fixture.picture.contains("row 0"))
    fixture.press("r")
    await settle()
    #expect(gate.started == 2, "the first one pays no heed to its cancellation")
    gate.open()
  }

  @Test func `views inside may run it themselves`() async {
    let gate = Gate()
    let fixture = ViewFixture(20, 3) { Inner().refreshable { await gate.pass() } }
    #expect(fixture.picture == "▸ again ◂")
    fixture.press(.return)
    await settle()
    #expect(gate.started == 1)
    gate.open()
    #expect(picture(20, 1) { Inner() } == "none")
  }
}

@Observable private final class ShownPath {
  var names: [String] = []
}

private struct CoveredList: View {
  @Bindable var path: ShownPath
  let gate: RefreshTests.Gate

  var body: some View {
    NavigationStack(path: $path.names) {
      List(0..<1) { Text("row \($0)") }
        .refreshable { await gate.pass() }
        .navigationDestination(for: String.self) { Text($0) }
    }
  }
}

private struct Inner: View {
  @Environment(\.refresh) private var refresh

  var body: some View {
    if let refresh {
      Button("again") { Task { await refresh() } }
    } else {
      Text("none")
    }
  }
}
