import Essentials
import Posts
import StateKit
import Views

extension ReaderScreen {
  var time: WallTime {
    WallTime(now: date(), timeZone: timeZone, format: model.settings.dateFormat)
  }

  var status: LoadStatus {
    LoadStatus(
      since: model.loadingSince, retry: model.retry, nextTry: model.nextTry,
      isSpinning: model.spinner.isVisible(at: now))
  }

  /// That no source can be reached, in one line.
  var offlineText: String? {
    model.offline.map { offline in
      let end = offline.postsDate.map { " · as of \(time.moment($0))" } ?? ""
      return "Offline since \(time.moment(offline.since))\(end)"
    }
  }

  /// The same for the list of those that failed, with how many there are.
  var offlineSources: String? {
    model.offline.map { offline in
      let count = model.unreachableCount
      return "Offline since \(time.moment(offline.since)), \(count) sources"
    }
  }

  /// When the source of the list is asked again automatically, where its failure does not say so already.
  func nextTry(after error: any Error) -> String? {
    if (error as? FailedSources)?.failure.kind == .asksToWait { return nil }
    return model.failureToPass?.nextTry.map(time.start)
  }

  /// The same, where there are posts beneath the failure.
  func nextTry(in state: ViewState<[StoredPost]>) -> String? {
    guard case .error(let error, .banner) = state else { return nil }
    return nextTry(after: error)
  }

  var shownList: ListPositions.Key {
    ListPositions.Key(filter: model.shownFilter, isSearching: !model.found.isEmpty)
  }

  var position: ListPosition<StoredPost.ID> { positions.position(in: shownList) }

  func title(in layout: ReaderLayout) -> String {
    if layout.isNarrow { return model.title }
    let count = model.count(of: model.filter)
    return model.title + (count == 0 ? "" : " (\(count))")
      + (model.arrangement.hidesRead ? " · read hidden" : "")
  }

  /// The number of the selected row and of all rows, where there are posts.
  func selectedRow(in posts: [StoredPost]?) -> (number: Int, count: Int)? {
    guard let posts, let index = position.selectedIndex(in: posts) else { return nil }
    return (index + 1, posts.count)
  }

  /// Whether the pictures of posts are fetched and drawn.
  var drawsPictures: Bool {
    let isUsual =
      switch pictures {
      case .auto: canShowPictures
      case .cells: true
      case .off: false
      }
    return isUsual != arePicturesToggled
  }

  /// The post that keys are about: the one that is read, else the selected one.
  var target: StoredPost.ID? {
    if pane == .post, let open = model.open { return open.id }
    return selected?.id
  }

  /// The page of that post.
  var targetLink: String? {
    if pane == .post, let open = model.open { return open.text.link }
    return selected?.link
  }

  private var selected: StoredPost? {
    let posts = model.state.content ?? []
    return position.selectedIndex(in: posts).map { posts[$0] }
  }

  /// How many links of the open post have a number.
  var linkCount: Int { readingPosition.page?.links.count ?? 0 }

  /// Whether what is looked for stands in the open post.
  var hasHits: Bool { find.isActive && !readingPosition.hits(of: find.words).isEmpty }

  /// Which hit of how many was gone to in the open post; nil where nothing is looked for.
  private var findStatus: String? {
    guard pane == .post else { return nil }
    return find.status(of: readingPosition.hits(of: find.words).count)
  }

  /// The source that is selected in the list of sources, where the user is, and can have another name.
  var renamable: Source.ID? {
    guard pane == .sidebar, let id = model.filter.source, id != Tour.source.id else { return nil }
    return id
  }

  /// What is still missing in the query that is typed, or wrong; nil where nothing is.
  private var searchStatus: String? {
    guard focus == .search, let error = model.searchError else { return nil }
    return "Column \(error.column): \(error.message)"
  }

  /// The source of the list, where it asks who is there.
  var signedOut: Source.ID? {
    guard let id = model.filter.source else { return nil }
    return model.summary(of: id)?.status.failure?.asksForSignIn == true ? id : nil
  }

  /// The source of the list, where it is a page that names feeds.
  var pageWithFeeds: Source.ID? {
    guard let id = model.filter.source else { return nil }
    return model.summary(of: id)?.status.failure?.kind == .namesFeeds ? id : nil
  }

  /// The line at the foot: what is waited for, else the keys that do something now.
  @ViewBuilder func foot(
    _ layout: ReaderLayout, _ state: ViewState<[StoredPost]>
  ) -> some View {
    if !linkNumber.digits.isEmpty {
      Text("Open link \(linkNumber.digits)").bold()
        .padding(.horizontal, 8)
        .frame(maxWidth: .infinity, alignment: .leading)
    } else if panel == nil, let nextTry = model.nextTry, !state.hasLoadingPanel {
      Countdown(nextTry: nextTry, retry: model.retry)
        .padding(.horizontal, 8)
        .frame(maxWidth: .infinity, alignment: .leading)
    } else {
      HintText(
        status: searchStatus ?? findStatus, hints: hints(in: layout, state),
        lastCount: 2, columns: layout.columns)
    }
  }
}
