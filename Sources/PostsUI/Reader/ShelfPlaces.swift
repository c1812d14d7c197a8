import Posts
import Views

/// Where the list of each shelf stands, so that the user finds the row again wherever they have been; what a search
/// found has a position of its own.
final class ShelfPlaces {
  /// What a list shows.
  struct Key: Equatable {
    let shelf: Shelf
    let isSearching: Bool
  }

  private var kept: [Shelf: ListPosition<StoredPost.ID>] = [:]
  private var found = ListPosition<StoredPost.ID>()
  /// That of the next shelf which was not shown before.
  private var unused = ListPosition<StoredPost.ID>()
  private var shown: ListPosition<StoredPost.ID>?

  /// The position in a list.
  func position(in list: Key) -> ListPosition<StoredPost.ID> {
    list.isSearching ? found : kept[list.shelf] ?? unused
  }

  /// Keeps the position of a list that is shown now, and no other.
  func show(_ list: Key) {
    let position = position(in: list)
    if position === unused {
      kept[list.shelf] = position
      unused = ListPosition()
    }
    if position !== shown { shown?.forgetRows() }
    shown = position
  }

  /// Lets a search begin at its first post.
  func beginSearch() { found = ListPosition() }
}
