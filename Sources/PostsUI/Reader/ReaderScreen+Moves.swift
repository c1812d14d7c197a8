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
    confirmSelection()
    model.open(id)
    if model.open?.id == id { go(to: .post) }
  }

  /// Who does something with the selected post means it, also where the next one comes before it.
  func confirmSelection() {
    if let selectedID { position.select(selectedID, in: model.state.content ?? []) }
  }

  /// Selects the next unread post, or the one before, around the ends; then that of the next source. While a post is read
  /// it is opened.
  func findUnread(forward: Bool) {
    let posts = model.state.content ?? []
    let index = position.selectedIndex(in: posts)
    let indices = index.map { Array($0 + 1..<posts.count) + Array(0..<$0) } ?? []
    let found = forward ? indices.first { !posts[$0].isRead } : indices.last { !posts[$0].isRead }
    if let found { return choose(posts[found].id, in: posts) }
    guard model.showNextUnreadList(forward: forward) else {
      return model.showToast("No more unread posts", .note)
    }
    // What is read is gone meanwhile.
    let isReading = pane == .post
    model.whenListed {
      let posts = model.state.content ?? []
      let unread = forward ? posts.first { !$0.isRead } : posts.last { !$0.isRead }
      guard let unread else { return }
      positions.show(shownList)
      choose(unread.id, in: posts, isRead: isReading)
    }
  }

  /// Selects the next post, or the one before; while a post is read it is opened.
  func goToPost(forward: Bool) {
    let posts = model.state.content ?? []
    guard let index = position.selectedIndex(in: posts) else { return }
    let next = index + (forward ? 1 : -1)
    guard posts.indices.contains(next) else {
      return model.showToast(forward ? "This is the last post" : "This is the first post", .note)
    }
    choose(posts[next].id, in: posts)
  }

  private func choose(_ id: StoredPost.ID, in posts: [StoredPost], isRead: Bool? = nil) {
    position.select(id, in: posts)
    if isRead ?? (pane == .post) { read(id) }
  }

  /// Folds the folder that is selected, or that the selected source is in, or unfolds it; false where there is none.
  func fold(_ isFolding: Bool) -> Bool {
    guard pane == .sidebar else { return false }
    switch model.filter {
    case .folder(let name):
      let isFolded = model.place.folded.contains(name)
      guard isFolded != isFolding else { return isFolding }
      toggleFold(name)
      return true
    case .source(let id):
      guard isFolding, let folder = model.summary(of: id)?.source.folder
      else { return false }
      model.show(.folder(folder))
      return true
    case .all, .unread, .starred, .downloads, .query: return isFolding
    }
  }

  func toggleFold(_ folder: String) {
    model.place.folded.formSymmetricDifference([folder])
    go(to: .sidebar)
  }

  /// Leaves out the sources of the sidebar without unread posts, or shows them again.
  func hideSources() {
    model.place.hidesSources.toggle()
    model.showToast(
      model.place.hidesSources
        ? "Sources without unread posts are hidden" : "All sources are shown")
  }

  /// Moves the edge on the right of the pane that the user is in, or the one on its left where there is none.
  func moveEdge(by columns: Int, in layout: ReaderLayout) {
    if let list = layout.posts, layout.post != nil, pane != .sidebar {
      model.place.listColumns = ReaderLayout.listWidth(list + columns)
    } else if let sidebar = layout.sidebar, layout.posts != nil {
      model.place.sidebarColumns = ReaderLayout.sidebarWidth(sidebar + columns)
    }
  }

  /// Asks those again that gave nothing, also the ones that are not asked automatically for a while.
  func tryAgain() {
    guard model.filter.source == nil else { return model.refresh() }
    for source in model.sources where source.status.failure != nil { model.refresh(source.id) }
  }

  /// Goes from the field to what was found, or back to where the search was begun. A query with an error stays to be
  /// corrected.
  func endSearch() {
    guard model.searchError == nil else { return }
    guard model.search.isEmpty else { return go(to: .posts) }
    isSearchShown = false
    go(to: searchOrigin == .post && model.open != nil ? .post : .posts)
  }

  /// A post that was found by a search has its words pointed out.
  func beginReading() {
    goToStart()
    isFindShown = false
    find = ArticleFind(search: model.searchWords)
    if let post = model.open?.id { readingPosition.begin(post, at: find.words) }
  }

  /// The text of the post is another one: its links and hits are not those that the user has gone to.
  func goToStart() {
    linkNumber = LinkNumber()
    stop = nil
    find.hit = 0
    find.restart = nil
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
    // One that has it because the pane of the user has nothing to have it is not gone to.
    case .pane(let new) where new != pane && mayHaveFocus:
      if new == .sidebar { model.cancelOpening() }
      pane = new
    case .search: pane = .posts
    case .find: pane = .post
    case .pane, nil: break
    }
  }

  /// Whether there is something in the pane of the user that can have the focus.
  private var mayHaveFocus: Bool {
    switch pane {
    case .sidebar: true
    case .posts: model.state.content?.isEmpty == false
    case .post: model.open != nil
    }
  }
}
