/// What can be said below the rows that are loaded: how far the next page is.
///
/// Wherever there is a next page, its cursor is known, so that a failure can always be tried again.
public enum AppendState<Cursor> {
  /// There is no first page to which anything could be appended.
  case idle
  /// There is more, and nobody has asked for it.
  case ready(from: Cursor)
  /// The next page is on its way.
  case loading(from: Cursor)
  /// The next page failed; the rows before it stay, and the same page can be asked for again.
  case failed(any Error, from: Cursor)
  /// All is there.
  case end

  /// Whether there is more than the rows that are loaded.
  public var hasMore: Bool {
    switch self {
    case .ready, .loading, .failed: true
    case .idle, .end: false
    }
  }

  /// Whether the next page is on its way.
  public var isLoading: Bool {
    switch self {
    case .loading: true
    case .idle, .ready, .failed, .end: false
    }
  }
}

extension AppendState: Sendable where Cursor: Sendable {}
