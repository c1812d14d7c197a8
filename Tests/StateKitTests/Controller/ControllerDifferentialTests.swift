import TestSupport
import Testing

@testable import StateKit

/// The controller beside naive models that keep and search every state.
@Suite struct ControllerDifferentialTests {
  private enum Step: CaseIterable { case loading, loaded, empty, error, initial, reset }

  private static func state(_ step: Step, _ number: Int) -> Controller.State? {
    switch step {
    case .initial: .initial
    case .loading: .loading
    case .loaded: .loaded(number)
    case .empty: .empty("\(number)")
    case .error: .error(Numbered(number: number))
    case .reset: nil
    }
  }

  /// Visits a history and all that begin with it; returns how many were visited.
  private func visit(
    _ controller: Controller, _ rules: SeedRules, depth: Int, isBroken: inout Bool
  ) -> Int {
    if controller.answers != rules.answers { isBroken = true }
    guard depth < 7 else { return 1 }
    return Step.allCases.reduce(into: 1) { count, step in
      let isLoading = rules.states.last?.isLoading == true
      // The seed says nothing of empty answers, and what it says of these two was repaired.
      if step == .empty || (step == .loading && isLoading) { return }
      if step == .initial, !rules.states.isEmpty { return }
      var (nextController, nextRules) = (controller, rules)
      if let state = Self.state(step, depth) {
        nextController.setState(state)
        nextRules.states.append(state)
      } else {
        nextController.reset()
        nextRules.states = []
      }
      count += visit(nextController, nextRules, depth: depth + 1, isBroken: &isBroken)
    }
  }

  @Test(arguments: [0, 1, 3, 64])
  func `in every history up to seven the controller answers as seed 003 does`(limit: Int) {
    var isBroken = false
    let controller = Controller(
      clock: TestClock().clock, failedRefresh: .replace, historyLimit: limit)
    let count = visit(controller, SeedRules(), depth: 0, isBroken: &isBroken)
    #expect(!isBroken)
    #expect(count > 10_000)
  }

  @Test func `a controller that keeps content differs from the seed's`() {
    var isBroken = false
    let controller = Controller(clock: TestClock().clock, failedRefresh: .keepContent)
    _ = visit(controller, SeedRules(), depth: 0, isBroken: &isBroken)
    #expect(isBroken)
  }

  /// - Parameter answers: What is held against the whole history.
  private func property(
    _ failedRefresh: FailedRefresh, limit: Int,
    answers: @escaping (Controller) -> ControllerResults = { $0.answers }
  ) -> Property<Controller.State> {
    Property(
      name: "answers as the unbounded history, ring of \(limit), \(failedRefresh)",
      command: { random in
        let number = random.number(0...99)
        let steps: [Step] = [.initial, .loading, .loading, .loaded, .empty, .error, .error]
        return Self.state(steps[random.number(0...6)], number) ?? .initial
      },
      violation: { history in
        let clock = TestClock().clock
        var controller = Controller(
          clock: clock, failedRefresh: failedRefresh, historyLimit: limit)
        var all = UnboundedHistory(failedRefresh: failedRefresh)
        for state in history {
          controller.setState(state)
          all.states.append(state)
          if answers(controller) != all.answers { return "\(answers(controller))" }
        }
        return nil
      })
  }

  @Test(arguments: [0, 1, 2, 3, 7, 64])
  func `for any size of the ring the answers are those of the whole history`(limit: Int) {
    property(.keepContent, limit: limit).holds(histories: Soak.count(150, soak: 2_000))
    property(.replace, limit: limit).holds(histories: Soak.count(150, soak: 2_000))
  }

  @Test func `answers that are read from the ring are caught`() {
    property(.keepContent, limit: 3) { controller in
      UnboundedHistory(failedRefresh: .keepContent, states: controller.history.map(\.state)).answers
    }.isBroken(by: 4)
  }
}
