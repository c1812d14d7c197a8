import Posts
import StateKit
import Views

extension ReaderScreen {
  /// Makes a pane the one that the user is in.
  func go(to pane: ReaderLayout.Pane) {
    self.pane = pane
    focus = .pane(pane)
    // Who goes elsewhere meanwhile is not led away from there.
    if pane != .post { model.cancelOpening() }
  }

  /// Opens a post, and goes to it when it is there.
  func read(_ id: StoredPost.ID) {
    model.open(id)
    if model.open?.id == id { go(to: .post) }
  }

  /// Asks those again that gave nothing, also the ones that are not asked automatically for a while.
  func tryAgain() {
    guard model.filter.source == nil else { return model.refresh() }
    for source in model.sources where source.status.failure != nil { model.refresh(source.id) }
  }

  /// Goes from the field to what was found, or back to where the search was begun.
  func endSearch() {
    guard model.search.isEmpty else { return go(to: .posts) }
    isSearchShown = false
    go(to: searchOrigin == .post && model.open != nil ? .post : .posts)
  }

  /// A click or Tab leads to another pane.
  func followFocus(_ focus: Focus?) {
    switch focus {
    case .pane(let new) where new != pane:
      if new == .sidebar { model.cancelOpening() }
      // One that has it because the pane of the user has nothing to have it is not gone to.
      if pane != .posts || model.state.content?.isEmpty == false { pane = new }
    case .search: pane = .posts
    case .pane, nil: break
    }
  }
}
