import Posts
import Views

/// Where each list stands, so that the user finds the row again wherever they have been; what a search
/// found has a position of its own.
final class ListPositions {
  /// What a list shows.
  struct Key: Equatable {
    let filter: PostFilter
    let isSearching: Bool
  }

  private var kept: [PostFilter: ListPosition<StoredPost.ID>] = [:]
  private var found = ListPosition<StoredPost.ID>(showsNewRows: true)
  /// That of the next list which was not shown before.
  private var unused = ListPosition<StoredPost.ID>(showsNewRows: true)
  private var shown: ListPosition<StoredPost.ID>?
  /// The first post of each list when the user was at its start, and in the last frame.
  private var starts: [PostFilter: Start] = [:]

  private struct Start {
    let arrangement: ListArrangement
    var seen: StoredPost.ID
    var last: StoredPost.ID
  }

  /// How many posts have come at the start of the list that is shown.
  private(set) var newCount = 0

  private static let mostNew = 1_000

  /// The position in a list.
  func position(in list: Key) -> ListPosition<StoredPost.ID> {
    list.isSearching ? found : kept[list.filter] ?? unused
  }

  /// Keeps the position of a list that is shown now, and no other.
  func show(_ list: Key) {
    let position = position(in: list)
    if position === unused {
      kept[list.filter] = position
      unused = ListPosition(showsNewRows: true)
    }
    if position !== shown { shown?.forgetRows() }
    shown = position
  }

  /// Counts the posts that have come at the start of a list since the user was there; once a frame.
  func countNew(of posts: [StoredPost], in list: Key, _ arrangement: ListArrangement) {
    newCount = newCount(of: posts, in: list, arrangement)
  }

  private func newCount(of posts: [StoredPost], in list: Key, _ arrangement: ListArrangement) -> Int
  {
    guard !list.isSearching, let first = posts.first?.id else { return 0 }
    defer { starts[list.filter]?.last = first }
    // In another order others are at the start, which are no newer.
    guard let start = starts[list.filter], start.arrangement == arrangement else {
      starts[list.filter] = Start(arrangement: arrangement, seen: first, last: first)
      return 0
    }
    if position(in: list).isAtStart {
      // What has come in this frame is not on the screen yet.
      if start.last == first { starts[list.filter]?.seen = first }
      return 0
    }
    return start.seen == first
      ? 0 : posts.prefix(Self.mostNew).firstIndex { $0.id == start.seen } ?? 0
  }

  /// Lets a search begin at its first post.
  func beginSearch() { found = ListPosition(showsNewRows: true) }
}
