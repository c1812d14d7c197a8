import TerminalUI

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
