extension Shelf {
  /// The source that all of its posts are of; nil where they may be of several.
  package var source: Source.ID? {
    switch self {
    case .all, .unread, .starred: nil
    case .source(let id): id
    }
  }
}
