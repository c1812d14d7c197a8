@testable import StateKit

typealias Controller = ViewStateController<Int>

/// Failures of the histories, distinguished by their number.
struct Numbered: Error {
  let number: Int
}

/// Everything that a controller answers about its states.
struct ControllerResults: Equatable {
  var isInitialLoading = false
  var isLoading = false
  var validInfo: Int?
  var info: Int?
  var validError: Int?
  var error: Int?
  var nonLoading = "nil"
}

extension Controller {
  var answers: ControllerResults {
    ControllerResults(
      isInitialLoading: isInitialLoading, isLoading: isLoading, validInfo: latestValidInfo,
      info: latestInfo, validError: (latestValidError as? Numbered)?.number,
      error: (latestError as? Numbered)?.number, nonLoading: latestNonLoading?.word ?? "nil")
  }
}

extension Controller.State: CustomStringConvertible {
  var word: String {
    switch self {
    case .initial: "initial"
    case .loading: "loading"
    case .loaded(let number): "loaded \(number)"
    case .empty(let message): "empty \(message)"
    case .error(let error): "error \((error as? Numbered)?.number ?? -1)"
    }
  }

  public var description: String { word }

  var isLoading: Bool { if case .loading = self { true } else { false } }
  var isEmpty: Bool { if case .empty = self { true } else { false } }
  var info: Int? { if case .loaded(let info) = self { info } else { nil } }

  var error: Int? {
    if case .error(let error) = self { (error as? Numbered)?.number } else { nil }
  }

  var isSettled: Bool { info != nil || error != nil || isEmpty }
}
