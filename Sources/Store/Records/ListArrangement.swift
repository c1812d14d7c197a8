/// In which order the posts of a list stand.
public enum PostOrder: String, CaseIterable, Sendable {
  case newest
  case oldest
  /// By the titles of their sources, and within each the newest first.
  case source
  /// By their titles.
  case title

  /// Whether posts of one day stand beside each other.
  public var isByDate: Bool { self == .newest || self == .oldest }

  /// The next one, and after the last one the first.
  public var next: PostOrder {
    let all = Self.allCases
    return all[((all.firstIndex(of: self) ?? 0) + 1) % all.count]
  }
}

/// How a list shows its posts, as its user wants it.
public struct ListArrangement: Hashable, Sendable {
  public var order: PostOrder
  /// Whether posts that were read are left out.
  public var hidesRead: Bool

  public init(order: PostOrder = .newest, hidesRead: Bool = false) {
    self.order = order
    self.hidesRead = hidesRead
  }
}
