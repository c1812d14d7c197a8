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
  private var found = ListPosition<StoredPost.ID>()
  /// That of the next list which was not shown before.
  private var unused = ListPosition<StoredPost.ID>()
  private var shown: ListPosition<StoredPost.ID>?

  /// The position in a list.
  func position(in list: Key) -> ListPosition<StoredPost.ID> {
    list.isSearching ? found : kept[list.filter] ?? unused
  }

  /// Keeps the position of a list that is shown now, and no other.
  func show(_ list: Key) {
    let position = position(in: list)
    if position === unused {
      kept[list.filter] = position
      unused = ListPosition()
    }
    if position !== shown { shown?.forgetRows() }
    shown = position
  }

  /// Lets a search begin at its first post.
  func beginSearch() { found = ListPosition() }
}
