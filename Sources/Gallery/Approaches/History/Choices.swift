import TerminalUI

/// What the user has chosen from all that the library offers.
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
  private var loadingCode: String { samples.current.code(of: kinds.current) }

  mutating func chooseKind(_ step: (inout Cycle<LoadingKind>) -> Void) {
    step(&kinds)
    samples = Cycle(kinds.current.samples)
    latest = loadingCode
  }

  mutating func chooseSample(_ step: (inout Cycle<LoadingSample>) -> Void) {
    step(&samples)
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
    failedRefresh = failedRefresh == .keepContent ? .replace : .keepContent
    latest = failedRefresh.code
  }
}

extension FailedRefresh {
  var code: String { ".\(self)" }
}

/// Things of which one is chosen; after the last comes the first.
struct Cycle<Element> {
  private let elements: [Element]
  private var index: Int

  /// - Parameter start: Counts from 0.
  init(_ elements: [Element], startingAt start: Int = 0) {
    precondition(elements.indices.contains(start), "one of the elements is always chosen")
    self.elements = elements
    index = start
  }

  var current: Element { elements[index] }
  var count: Int { elements.count }

  /// Where the chosen one stands, for people.
  var position: String { "\(index + 1) of \(count)" }

  mutating func next() { index = (index + 1) % count }
  mutating func previous() { index = (index + count - 1) % count }
}

/// The forms of an `ErrorView`.
enum ErrorForm: String, CaseIterable {
  case vertical
  case horizontal
  case custom
  case emptyView

  var code: String { ".\(rawValue)" }

  /// The first form is all default, the second has all its options changed.
  func view(of error: any Error, retry: @escaping () -> Void) -> ErrorView {
    switch self {
    case .vertical: ErrorView(retryAction: retry)
    case .horizontal:
      ErrorView(type: .horizontal(style: .warning("\(error)", retry: retry), alignment: .top))
    case .custom: ErrorView(type: .custom(AnyView(FailureView(message: "\(error)", retry: retry))))
    case .emptyView: ErrorView(type: .emptyView)
    }
  }
}

extension ErrorViewStyle {
  fileprivate static func warning(_ text: String, retry: @escaping () -> Void) -> ErrorViewStyle {
    ErrorViewStyle(
      imageOptions: .init(systemName: "exclamationmark.triangle", foregroundColor: .yellow),
      titleOptions: .init(text: text, foregroundColor: .yellow, font: .headline),
      buttonOptions: .init(
        text: "Try Again", foregroundColor: .black, tintColor: .yellow, font: .body, action: retry),
      frameAlignment: .top)
  }
}
