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
