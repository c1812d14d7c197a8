/// Which of the kept posts are looked at.
public enum PostFilter: Hashable, Sendable {
  /// Those of all sources, merged.
  case all
  /// Those of all sources that nobody has read.
  case unread
  /// Those of all sources that were starred.
  case starred
  /// Those of all sources that have a file on the disk, or will have.
  case downloads
  /// Those of the sources in one folder.
  case folder(String)
  /// Those of one source.
  case source(Source.ID)
  /// Those that a query of the user finds.
  case query(SavedQuery)

  /// Whether it is a query of the user.
  package var isQuery: Bool { query != nil }

  package var isFolder: Bool { if case .folder = self { true } else { false } }

  /// The source that all of its posts are of; nil where they may be of several.
  package var source: Source.ID? {
    switch self {
    case .all, .unread, .starred, .downloads, .folder, .query: nil
    case .source(let id): id
    }
  }
}

extension PostFilter {
  /// What its posts are found by; nil where they are those of sources.
  var query: PostQuery? {
    switch self {
    case .all, .unread, .starred, .downloads, .folder, .source: nil
    case .query(let saved): saved.query
    }
  }
}
