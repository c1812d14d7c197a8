import Posts
import Views

/// Where the list of each shelf stands, so that the person finds their place again wherever they have been; what a
/// search found has a place of its own.
final class ShelfPlaces {
  private var kept: [Shelf: ListPosition<StoredPost.ID>] = [:]
  private var found = ListPosition<StoredPost.ID>()
  private var shown: ListPosition<StoredPost.ID>?

  /// The place in a shelf, or in what is found there. It is shown from now on, and no other.
  func position(in shelf: Shelf, isSearching: Bool) -> ListPosition<StoredPost.ID> {
    let position = kept(in: shelf, isSearching: isSearching)
    if position !== shown { shown?.forgetRows() }
    shown = position
    return position
  }

  private func kept(in shelf: Shelf, isSearching: Bool) -> ListPosition<StoredPost.ID> {
    guard !isSearching else { return found }
    if let position = kept[shelf] { return position }
    let position = ListPosition<StoredPost.ID>()
    kept[shelf] = position
    return position
  }

  /// Lets a search begin at its first post.
  func beginSearch() { found = ListPosition() }
}
