import StateKit

/// Makes the one state of a list from what is kept and from what its sources are doing.
struct PostListState {
  /// What is kept; nil before it was read.
  var posts: [StoredPost]?
  /// What stands instead of posts, written only where there are none.
  var emptyMessage: () -> String
  var isLoading: Bool
  /// Whether a source has answered well, now or in an earlier run.
  var hasResponse: Bool
  /// How the last load of it failed; nil where it went well.
  var failure: (any Error)?
  /// The failure that the user is told of in a box.
  var alert: (id: Int, error: any Error)?

  var state: ViewState<[StoredPost]> {
    guard let posts, !posts.isEmpty else { return withoutPosts }
    if let alert { return .error(alert.error, .alert(id: alert.id, over: posts)) }
    if isLoading { return .loading(after: .loaded(posts)) }
    return failure.map { .error($0, .banner(over: posts)) } ?? .loaded(posts)
  }

  private var withoutPosts: ViewState<[StoredPost]> {
    guard posts != nil else { return .loading(after: .idle) }
    let isEmpty = hasResponse
    if isLoading {
      if let failure, !isEmpty { return .loading(after: .failed(failure)) }
      return .loading(after: isEmpty ? .empty(emptyMessage()) : .idle)
    }
    if let failure, !isEmpty || alert != nil { return .error(failure, .fullScreen) }
    return isEmpty ? .empty(emptyMessage()) : .idle
  }
}
