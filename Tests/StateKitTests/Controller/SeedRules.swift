@testable import StateKit

/// The rules of seed 003, as its text states them, worked out from all states since the reset.
struct SeedRules {
  var states: [Controller.State] = []

  var answers: ControllerResults {
    let informational = states.filter { $0.info != nil || $0.error != nil }
    let last = informational.last
    return ControllerResults(
      isInitialLoading: states.count { $0.isLoading } == 1 && informational.isEmpty,
      isLoading: states.last?.isLoading == true,
      validInfo: last?.info, info: states.last { $0.info != nil }?.info,
      validError: last?.error, error: states.last { $0.error != nil }?.error,
      nonLoading: last?.word ?? "nil")
  }
}
