import Testing

@testable import Views

/// The scene phases that views see.
struct ScenePhaseTests {
  private let log = Log()

  private func stage() -> Stage {
    let log = log
    let stage = Stage { Watching(log: log) }
    stage.draw()
    return stage
  }

  @Test func `focus that goes and comes is seen`() {
    let stage = stage()
    #expect(stage.picture == "active")
    stage.host.send(.focus(isActive: false))
    #expect(stage.picture == "inactive")
    stage.host.send(.focus(isActive: true))
    #expect(stage.picture == "active")
    #expect(log.take() == ["active>inactive", "inactive>active"])
  }

  @Test func `focus that goes and comes at once is seen too`() {
    let stage = stage()
    stage.host.send(.focus(isActive: false))
    stage.host.send(.focus(isActive: true))
    stage.draw()
    #expect(log.take() == ["active>inactive", "inactive>active"])
  }

  @Test func `a stop is seen before it, and the way back after it`() {
    let stage = stage()
    stage.host.send(.suspend)
    #expect(log.take() == ["active>background"])
    stage.host.send(.resumed)
    stage.draw()
    #expect(log.take() == ["background>active"])
  }

  @Test func `a stop that nobody announced is seen afterwards`() {
    let stage = stage()
    stage.host.send(.resumed)
    stage.draw()
    #expect(log.take() == ["active>background", "background>active"])
  }

  @Test func `a phase that stays needs no frame`() {
    let stage = stage()
    stage.host.send(.focus(isActive: true))
    #expect(!stage.host.needsFrame)
  }
}

private struct Watching: View {
  let log: Log
  @Environment(\.scenePhase) private var phase

  var body: some View {
    Text("\(phase)").onChange(of: phase) { old, new in log.add("\(old)>\(new)") }
  }
}
