import TerminalUI

/// What the person has chosen from all that the library offers.
struct Choices {
  private(set) var kinds = Cycle(LoadingKind.allCases, startingAt: 1)
  private(set) var samples = Cycle(LoadingKind.material.samples)
  private(set) var errorForms = Cycle(ErrorForm.allCases)
  private(set) var toasts = Cycle(ToastSample.all)
  /// What a failed load does to the posts that are there.
  private(set) var failedRefresh = FailedRefresh.keepContent
  /// The name of what was chosen last.
  private(set) var latest = ""

  /// How a load is shown, as it is written in Swift.
  var loadingCode: String { samples.current.code(of: kinds.current) }

  mutating func nextKind() { choose { $0.next() } }

  mutating func previousKind() { choose { $0.previous() } }

  mutating func nextSample() {
    samples.next()
    latest = loadingCode
  }

  mutating func previousSample() {
    samples.previous()
    latest = loadingCode
  }

  mutating func nextErrorForm() {
    errorForms.next()
    latest = "view \(errorForms.current.code)"
  }

  mutating func nextToast() {
    toasts.next()
    latest = toasts.current.name
  }

  mutating func switchFailedRefresh() {
    failedRefresh =
      switch failedRefresh {
      case .keepContent: .replace
      case .replace: .keepContent
      }
    latest = failedRefresh.code
  }

  private mutating func choose(_ step: (inout Cycle<LoadingKind>) -> Void) {
    step(&kinds)
    samples = Cycle(kinds.current.samples)
    latest = loadingCode
  }
}

extension FailedRefresh {
  var code: String {
    switch self {
    case .keepContent: ".keepContent"
    case .replace: ".replace"
    }
  }
}
