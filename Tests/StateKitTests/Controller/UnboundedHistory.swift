@testable import StateKit

/// The expected results of the controller, worked out from a history that is never cut.
struct UnboundedHistory {
  let failedRefresh: FailedRefresh
  var states: [Controller.State] = []

  var answers: ControllerResults {
    let isLoading = states.last?.isLoading == true
    let info = states.lastIndex { $0.info != nil }
    let error = states.lastIndex { $0.error != nil }
    let validInfo = info.flatMap { index in states[index...].contains(where: ends) ? nil : index }
    let validError = error.flatMap { index in
      states[index...].contains { $0.info != nil || $0.isEmpty } ? nil : index
    }
    return ControllerResults(
      isInitialLoading: isLoading && !states.contains { $0.isSettled }, isLoading: isLoading,
      validInfo: validInfo.flatMap { states[$0].info }, info: info.flatMap { states[$0].info },
      validError: validError.flatMap { states[$0].error },
      error: error.flatMap { states[$0].error },
      nonLoading: states.last { $0.isSettled }?.word ?? "nil")
  }

  /// Whether content from before is not to be shown after this.
  private func ends(_ state: Controller.State) -> Bool {
    switch failedRefresh {
    case .keepContent: state.isEmpty
    case .replace: state.isEmpty || state.error != nil
    }
  }
}
