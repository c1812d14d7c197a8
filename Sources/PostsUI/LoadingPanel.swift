import StateKit
import Views

/// Nothing is there yet, and a load runs. One that ends at once is not worth a word.
struct LoadingPanel: View {
  let status: LoadStatus

  var body: some View {
    if status.isSpinning {
      ProgressView {
        Text("Loading posts…")
        ElapsedTime(since: status.since)
      }
    } else {
      Color.clear
    }
  }
}

extension ViewState {
  /// Whether the load is shown where the content will be.
  var hasLoadingPanel: Bool {
    switch self {
    case .loading(after: .idle), .loading(after: .failed): true
    case .idle, .loading(after: .loaded), .loading(after: .empty), .loaded, .empty, .error: false
    }
  }
}

/// How far the load that runs has come, for the parts of the screen that say so.
struct LoadStatus {
  /// When it was started; nil at rest.
  let since: AnyClock.Instant?
  /// Why it is tried again, and how often; nil during a first try and at rest.
  let retry: Retry?
  /// When its next try begins; nil while one is under way, and at rest.
  let nextTry: AnyClock.Instant?
  /// Whether a spinner is to be seen.
  let isSpinning: Bool
}
