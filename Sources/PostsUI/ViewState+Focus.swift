import Posts
import StateKit

extension ViewState<[StoredPost]> {
  /// What of the list can have the focus.
  enum FocusTarget { case rows, button }

  /// Nil where nothing can.
  var focusTarget: FocusTarget? {
    switch self {
    case .error(_, .fullScreen): .button
    case .idle, .loading, .loaded, .empty, .error(_, .alert), .error(_, .banner):
      content?.isEmpty == false ? .rows : nil
    }
  }
}
