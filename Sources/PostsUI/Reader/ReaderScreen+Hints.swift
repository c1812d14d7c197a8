import Posts
import StateKit

extension ReaderScreen {
  /// The keys that do something now, the most useful first; the last two are to be seen always.
  func hints(in layout: ReaderLayout, _ state: ViewState<[StoredPost]>) -> [Hint] {
    if let panel { return hints(of: panel) }
    if case .error(_, .alert) = state { return Self.choosing(escape: "OK") }
    if deletion != nil { return Self.choosing(escape: "Keep") }
    guard focus != .search else { return searching }
    guard focus != .find else { return Self.finding }
    let isReading = pane == .post && layout.post != nil
    let isBack = isReading || hasOuterList(in: layout)
    let always = [Hint(.showKeys, "Help"), Hint(.quit, isBack ? "Back" : "Quit")]
    var hints = urgent
    if isTourAlone, layout.post == nil || pane != .post { hints += Self.beginning }
    switch pane {
    case .post where layout.post != nil: hints += reading
    case .sidebar: hints += isTourAlone ? [] : choosing
    case .posts, .post:
      if state.content != nil {
        hints += model.filter == .downloads ? listening + [Hint(.remove, "Remove")] : []
        hints += Self.listing
      }
    }
    if !state.isLoading {
      hints.append(Hint(.refresh, "Refresh"))
    } else if escapeCancels(in: layout), !hints.contains(where: { $0.key == "Esc" }) {
      hints.append(Hint("Esc", "Cancel"))
    }
    return (hints + always).filter { $0.command.flatMap(obstacle) == nil }
  }

  /// What somebody should do something about.
  private var urgent: [Hint] {
    let failed = model.failedCount
    return (model.commanding.state.isSubmitting ? [Hint("Esc", "Cancel the command")] : [])
      + [Hint(.signIn, "Sign in")]
      + (failed == 0 ? [] : [Hint(.showFailures, failed == 1 ? "1 error" : "\(failed) errors")])
  }

  /// The keys of what lies over the screen.
  private func hints(of panel: ReaderPanel) -> [Hint] {
    let move = Hint("↑↓", "Move")
    let close = Hint("Esc", "Close")
    switch panel {
    case .keys, .history, .states, .output: return [Hint("↑↓", "Scroll"), close]
    case .links: return [move, Hint("Enter", "Open"), close]
    case .failures:
      let failures = model.failedSources.compactMap(\.lastFailure)
      guard !failures.isEmpty else { return [close] }
      let signIn = Hint(inPanel: "s", "Sign in")
      let muted = model.failedSources.filter(model.isMuted).count
      let mute = Hint(
        inPanel: "x",
        muted == 0 ? "Mute" : muted == failures.count ? "Unmute" : "Mute or unmute")
      return [Hint(inPanel: "Enter r", "Try again"), mute]
        + (failures.contains(where: \.asksForSignIn) ? [signIn] : []) + [move, close]
    case .add:
      return (choices.isEmpty ? [] : [move]) + [Hint("Enter", "Add"), Hint("Esc", "Cancel")]
    case .command: return [Hint("Enter", "Run"), Hint("Esc", "Cancel")]
    case .saving: return [Hint("Enter", "Save"), Hint("Esc", "Cancel")]
    case .importing: return [Hint("Enter", "Import"), Hint("Esc", "Cancel")]
    case .rename, .folders: return [Hint("Enter", "Save"), Hint("Esc", "Cancel")]
    case .signIn:
      return [Hint("Enter", "Sign in"), Hint(inPanel: "Tab", "Next"), Hint("Esc", "Cancel")]
    }
  }

  /// The keys of a box with buttons.
  private static func choosing(escape: String) -> [Hint] {
    [Hint("Tab", "Next"), Hint("Enter", "Press"), Hint("Esc", escape)]
  }

  /// Whether there is no source yet but the one that is built in.
  var isTourAlone: Bool { model.sources.count == 1 && model.sources[0].source.isTour }

  private static var beginning: [Hint] { [Hint(.add, "Add"), Hint(.importList, "Import")] }

  private var searching: [Hint] {
    guard model.searchError == nil else { return [Hint("Esc", "End")] }
    return [Hint("Enter", "To the posts"), Hint("Esc", "End the search")]
  }

  private static var listing: [Hint] {
    [
      Hint("Enter", "Open"), Hint(.nextUnread, "Unread"), Hint(.toggleRead, "Mark"),
      Hint(.toggleStar, "Star"), Hint(.search, "Search"), Hint(.markAllRead, "All read"),
    ]
  }

  private static var finding: [Hint] {
    [Hint("Enter", "To the text"), Hint("Esc", "End")]
  }

  private var reading: [Hint] {
    let count = linkCount
    let open = focusedStop.map {
      Hint("Enter", readingPosition.picture(at: $0) == nil ? "Open link" : "Enlarge")
    }
    let hasSound = model.open?.text.attachments.contains(where: \.isPlayable) == true
    return [open].compactMap(\.self) + (hasSound ? listening : []) + [
      Hint("Space", "On"), Hint(.nextUnread, hasHits ? "Next hit" : "Next unread"),
      Hint(.search, "Find"),
      Hint(.wholeText, model.open?.text.wholeText == .shown ? "Feed text" : "Whole text"),
      Hint(.browse, "Browser"), Hint(.toggleStar, "Star"),
    ] + model.settings.commands.map(Hint.init)
      + (count == 0 ? [] : [Hint(count == 1 ? "1" : "1-\(count)", "Open")])
  }

  private var listening: [Hint] {
    let download =
      switch target.flatMap(model.download)?.state {
      case .waiting, .loading: "Stop"
      case .loaded: "Delete"
      case .failed, .cancelled, nil: "Download"
      }
    return [Hint(.play, "Play"), Hint(.download, download)]
  }

  private var choosing: [Hint] {
    [
      Hint("Enter", "Posts"), Hint(.add, "Add"), Hint(.remove, "Remove"),
      Hint(.refreshAll, renamable == nil ? "Refresh all" : "Rename"), Hint(.moveToFolder, "Folder"),
    ]
  }
}
