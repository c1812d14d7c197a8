import Testing

@testable import Views

/// The scene phases that views see.
struct ScenePhaseTests {
  private let log = Log()

  private func fixture() -> ViewFixture {
    let log = log
    let fixture = ViewFixture { Watching(log: log) }
    fixture.draw()
    return fixture
  }

  @Test func `focus that goes and comes is seen`() {
    let fixture = fixture()
    #expect(fixture.picture == "active")
    fixture.host.send(.focus(isActive: false))
    #expect(fixture.picture == "inactive")
    fixture.host.send(.focus(isActive: true))
    #expect(fixture.picture == "active")
    #expect(log.take() == ["active>inactive", "inactive>active"])
  }

  @Test func `focus that goes and comes at once is seen too`() {
    let fixture = fixture()
    fixture.host.send(.focus(isActive: false))
    fixture.host.send(.focus(isActive: true))
    fixture.draw()
    #expect(log.take() == ["active>inactive", "inactive>active"])
  }

  @Test func `a stop is seen before it, and the way back after it`() {
    let fixture = fixture()
    fixture.host.send(.suspend)
    #expect(log.take() == ["active>background"])
    fixture.host.send(.resumed)
    fixture.draw()
    #expect(log.take() == ["background>active"])
  }

  @Test func `a stop that nobody announced is seen afterwards`() {
    let fixture = fixture()
    fixture.host.send(.resumed)
    fixture.draw()
    #expect(log.take() == ["active>background", "background>active"])
  }

  @Test func `a phase that stays needs no frame`() {
    let fixture = fixture()
    fixture.host.send(.focus(isActive: true))
    #expect(!fixture.host.needsFrame)
  }
}

private struct Watching: View {
  let log: Log
  @Environment(\.scenePhase) private var phase

  var body: some View {
    Text("\(phase)").onChange(of: phase) { old, new in log.add("\(old)>\(new)") }
  }
}
