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

  /// A post that was found by a search has its words pointed out.
  func beginReading() {
    linkNumber = LinkNumber()
    isFindShown = false
    stop = nil
    find = ArticleFind(search: model.searchWords)
    if let post = model.open?.id { readingPosition.begin(post, at: find.words) }
  }

  /// Begins to look for words in the post that is read.
  func beginFind() {
    find = ArticleFind()
    isFindShown = true
    focus = .find
  }

  /// Goes from the field to the text, with its words still pointed out.
  func endFind() {
    if find.text.isEmpty { isFindShown = false }
    go(to: .post)
  }

  func cancelFind() {
    find = ArticleFind()
    isFindShown = false
    go(to: .post)
  }

  /// Goes to the next place where the words stand, or to the one before.
  ///
  /// - Parameter isNew: Whether other words are looked for than before.
  func goToHit(forward: Bool, isNew: Bool = false) {
    let hits = readingPosition.hits(of: find.words)
    guard !hits.isEmpty else { return }
    find.restart = nil
    let next =
      isNew ? readingPosition.firstHit(of: find.words) : find.hit + (forward ? 1 : -1)
    if let next, hits.indices.contains(next) {
      find.hit = next
    } else {
      find.hit = forward ? 0 : hits.count - 1
      find.restart = forward ? .top : .end
    }
    stop = nil
    readingPosition.scroll(to: hits[find.hit].row, line: hits[find.hit].line)
  }

  /// Goes to the next link of the post that is read, or to the one before; false where there is none.
  func goToLink(forward: Bool) -> Bool {
    stop = readingPosition.stop(after: stop, forward: forward)
    guard let focusedStop else { return false }
    readingPosition.scroll(to: focusedStop)
    return true
  }

  /// The link that Tab has gone to.
  var focusedStop: ReadingPosition.Stop? {
    stop.flatMap { readingPosition.stops.indices.contains($0) ? readingPosition.stops[$0] : nil }
  }

  /// A click or Tab leads to another pane.
  func followFocus(_ focus: Focus?) {
    switch focus {
    case .pane(let new) where new != pane:
      if new == .sidebar { model.cancelOpening() }
      // One that has it because the pane of the user has nothing to have it is not gone to.
      if pane != .posts || model.state.content?.isEmpty == false { pane = new }
    case .search: pane = .posts
    case .find: pane = .post
    case .pane, nil: break
    }
  }
}
