import Cells
import Posts
import StateKit
import Views

extension ReaderScreen {
  /// What a key does that no pane has taken.
  func press(_ key: KeyPress, in layout: ReaderLayout) -> KeyPress.Result {
    if let number = KeyMap.command(of: key) { return run { runCommand(number) } }
    switch key {
    case KeyPress(.escape): return goBack(in: layout)
    case KeyPress(.return) where !linkNumber.digits.isEmpty: return run(openNumberedLink)
    case KeyPress(.return) where pane == .post && layout.post != nil:
      guard let focusedStop, readingPosition.isShown(focusedStop) else { return .ignored }
      return run {
        picture = readingPosition.picture(at: focusedStop)
        if picture == nil { follow(link: focusedStop.address) }
      }
    case KeyPress(.tab), KeyPress(.tab, modifiers: .shift):
      guard focus == .pane(.post), layout.post != nil else { return .ignored }
      return goToLink(forward: key.modifiers.isEmpty) ? .handled : .ignored
    case KeyPress(.leftArrow):
      return run { if !fold(true) { move(forward: false, in: layout) } }
    case KeyPress(.rightArrow):
      return run { if !fold(false) { move(forward: true, in: layout) } }
    default: break
    }
    guard key.modifiers.isSubset(of: .shift) else { return .ignored }
    if pane == .post, layout.post != nil, let digit = key.key.character.wholeNumberValue {
      return run { add(digit) }
    }
    if pane == .post, layout.post != nil {
      if key == KeyPress(.space) { return run { findUnread(forward: true) } }
      if hasHits || find.isActive && isFindShown, key.key == "n" || key.key == "N" {
        return run { goToHit(forward: key.key == "n") }
      }
    }
    if isDebugging, key.key == "d" { return run { panel = .states } }
    guard let command = ReaderCommand(rawValue: key.key.character) else { return .ignored }
    return run {
      if Self.aboutPost.contains(command) { confirmSelection() }
      if let obstacle = obstacle(to: command) {
        model.showToast(obstacle, .note)
      } else {
        run(command, in: layout)
      }
    }
  }

  /// What is done with the selected post.
  private static let aboutPost: Set<ReaderCommand> = [
    .toggleRead, .toggleStar, .browse, .copyLink, .play, .download, .runCommand, .save,
    .showInPager, .edit,
  ]

  /// Why a command can do nothing now, as the user is told; nil where it can.
  func obstacle(to command: ReaderCommand) -> String? {
    switch command {
    case .toggleRead, .toggleStar, .runCommand, .save, .showInPager, .edit, .play, .download:
      target == nil ? "Select a post first" : nil
    case .browse, .copyLink: targetLink == nil ? "The post has no link" : nil
    case .showLinks:
      model.open == nil
        ? "No post is open"
        : linkCount == 0 ? "No links in this post; \(keys.sign(of: .browse)) opens its page" : nil
    case .wholeText:
      model.open.map { $0.text.link == nil ? "The post has no link" : nil } ?? "Open a post first"
    case .signIn: signedOut == nil ? "Select a source that needs a sign-in first" : nil
    case .remove where model.filter == .downloads: target == nil ? "Select a post first" : nil
    case .remove, .moveToFolder:
      switch model.filter {
      case .source(Tour.source.id): "The tour disappears when you add a source"
      case .source: nil
      case .all, .unread, .starred, .downloads, .folder, .query: "Select a source first"
      }
    // Whether a post is unread is known only once all are looked at, and a list may be long.
    case .nextUnread, .previousUnread: nil
    case .right, .nextPost, .previousPost, .order, .hideRead, .hideSources, .zoom, .edgeLeft,
      .edgeRight, .refresh, .refreshAll, .markAllRead, .undo, .search, .add, .importList,
      .showFailures, .showHistory, .togglePictures, .showKeys, .quit:
      nil
    }
  }

  private func run(_ command: ReaderCommand, in layout: ReaderLayout) {
    switch command {
    case .right: move(forward: true, in: layout)
    case .refresh: model.refresh()
    case .refreshAll:
      if let renamable { beginEditing(.rename(renamable)) } else { model.refreshAll() }
    case .nextUnread: findUnread(forward: true)
    case .previousUnread: findUnread(forward: false)
    case .nextPost: goToPost(forward: true)
    case .previousPost: goToPost(forward: false)
    case .order: rearrange(model.changeOrder)
    case .hideRead: rearrange(model.toggleReadPosts)
    case .hideSources: hideSources()
    case .zoom: isZoomed.toggle()
    case .edgeLeft: moveEdge(by: -2, in: layout)
    case .edgeRight: moveEdge(by: 2, in: layout)
    case .toggleRead:
      if let target { model.toggleRead(target) }
      readTime = nil
    case .toggleStar: if let target { model.toggleStarred(target) }
    case .markAllRead: model.markAllRead()
    case .undo: model.undo()
    case .search:
      if pane == .post, layout.post != nil { beginFind() } else { beginSearch(in: layout) }
    case .browse: if let targetLink { openLink(targetLink) }
    case .copyLink: copyLink()
    case .showLinks: panel = .links
    case .wholeText: model.toggleWholeText()
    case .add: beginAdding()
    case .importList: beginImporting()
    case .play: play()
    case .download: download()
    case .remove where model.filter == .downloads: removeDownload()
    case .remove: if let id = model.filter.source { model.remove(id) }
    case .moveToFolder: if let id = model.filter.source { beginEditing(.folders(id)) }
    case .signIn: if let signedOut { askForSignIn(to: signedOut) }
    case .showFailures:
      panel = .failures
      model.noteFailuresSeen()
    case .showHistory: panel = .history
    case .togglePictures:
      arePicturesToggled.toggle()
      model.showToast(drawsPictures ? "Pictures are shown" : "Pictures are not shown", .note)
    case .runCommand: beginCommand()
    case .save: beginSaving()
    case .showInPager: showInPager()
    case .edit: edit()
    case .showKeys: panel = .keys
    case .quit:
      if layout.post != nil { return closePost() }
      if isSearching { return cancelSearch() }
      if hasOuterList(in: layout) { return go(to: .sidebar) }
      quit()
    }
  }

  /// Arranges the list in another way, in which the selected post may be far down.
  private func rearrange(_ change: () -> Void) {
    model.noteNeeded(position.keptIDs, in: model.filter)
    change()
  }

  /// Whether the user is in the list of posts, which belongs to the list of sources.
  func hasOuterList(in layout: ReaderLayout) -> Bool { pane == .posts && layout.hasSidebar }

  func run(_ action: () -> Void) -> KeyPress.Result {
    action()
    return .handled
  }
}

extension ReaderScreen {
  /// Esc ends the wait for a retry before it closes the post: the countdown says so.
  private func goBack(in layout: ReaderLayout) -> KeyPress.Result {
    if !linkNumber.digits.isEmpty { return run { linkNumber = LinkNumber() } }
    if model.commanding.state.isSubmitting { return run(model.cancelCommand) }
    if model.dismissWarning(at: now) { return .handled }
    if pane == .post, isFindShown { return run(cancelFind) }
    if closesPost(in: layout) { return run(closePost) }
    if isSearching { return run(cancelSearch) }
    if model.state.isLoading { return run { model.cancel() } }
    guard layout.sidebar == nil, layout.hasSidebar else { return .ignored }
    return run { go(to: .sidebar) }
  }

  /// Whether Esc cancels what the list waits for, with nothing else to end first.
  func escapeCancels(in layout: ReaderLayout) -> Bool {
    model.state.isLoading && !isSearching && !closesPost(in: layout)
  }

  private func closesPost(in layout: ReaderLayout) -> Bool {
    (layout.post != nil || model.opening != nil) && model.nextTry == nil
  }

  private var isSearching: Bool { isSearchShown || !model.search.isEmpty }

  /// Goes to the pane on the right, or on the left.
  private func move(forward: Bool, in layout: ReaderLayout) {
    switch pane {
    case .sidebar: if forward { go(to: .posts) }
    case .posts where !forward: if layout.hasSidebar { go(to: .sidebar) }
    case .posts: if layout.post != nil { go(to: .post) }
    case .post where forward: break
    case .post: if layout.posts == nil { closePost() } else { go(to: .posts) }
    }
  }

  private func cancelSearch() {
    model.search = ""
    endSearch()
  }

  private func closePost() {
    model.closePost()
    go(to: .posts)
  }

  private func beginSearch(in layout: ReaderLayout) {
    if model.search.isEmpty { positions.beginSearch() }
    searchOrigin = pane
    pane = .posts
    isSearchShown = true
    model.cancelOpening()
    focus = .search
  }

  /// Takes a digit: where there are more than nine links, others may follow.
  func add(_ digit: Int) {
    let count = linkCount
    linkNumber.add(digit)
    guard let number = linkNumber.number else { return }
    if number * 10 > count { openNumberedLink() }
  }

  func openNumberedLink() {
    let number = linkNumber.number
    linkNumber = LinkNumber()
    if let number { browse(number) }
  }

  /// Opens a link of the text, or goes to the block of the same text that it leads to.
  func follow(link: String) {
    if let block = ArticleText.block(of: link) {
      readingPosition.scroll(toBlock: block)
    } else {
      openLink(link)
    }
  }

  private func browse(_ number: Int) {
    guard let links = model.open?.text.links, links.indices.contains(number - 1) else {
      return model.showToast("The post has no link \(number)", .note)
    }
    if panel == .links { panel = nil }
    openLink(links[number - 1])
  }

  private func copyLink() {
    guard let targetLink else { return }
    copy(targetLink)
    model.showToast("Link copied")
  }

  func askForSignIn(to id: Source.ID) {
    if model.canSignIn() { panel = .signIn(id) }
  }
}
