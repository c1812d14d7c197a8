import Essentials
import Posts
import StateKit
import Views

extension ReaderScreen {
  /// The panes that there is room for. Each keeps its place in the state tree, whatever is beside it.
  func panes(_ layout: ReaderLayout, _ state: ViewState<[StoredPost]>) -> some View {
    HStack(spacing: 0) {
      if let columns = layout.sidebar {
        sidebar
          .frame(width: ReaderLayout.column * Double(columns))
          .paneEdge(layout.posts != nil)
      }
      if let columns = layout.posts {
        VStack {
          if isSearchShown || !model.search.isEmpty { searchLine }
          render(state: state, columns: columns, in: layout)
            .frame(maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
            .focused($focus, equals: .pane(.posts))
        }
        .frame(width: ReaderLayout.column * Double(columns))
        .paneEdge(layout.post != nil)
      }
      if let columns = layout.post, let post = model.open {
        VStack(spacing: 0) {
          if isFindShown { findLine }
          reader(post, columns: columns)
        }
        .frame(width: ReaderLayout.column * Double(columns), alignment: .leading)
      }
    }
    .alert("Delete the file?", isPresented: isDeleting) {
      Button("Keep", role: .cancel) {}
      Button("Delete", role: .destructive) {
        if let deletion { model.removeDownload(deletion) }
      }
    } message: {
      Text(deletion.flatMap { model.download(of: $0)?.name } ?? "")
    }
    // Over all of them, as the list may have no room beside what is read.
    .alert("Error", isPresented: isAlertShown(in: state)) {
      Button("OK", role: .cancel) {}
      Button("Try Again") { model.refresh() }
    } message: {
      if case .error(let error, _) = state { Text(error.explanation) }
    }
  }

  /// One screen for each state of the list. Posts are drawn in one place of the tree in all the states that have
  /// them, so that a refresh or a failure cannot lose the scroll position.
  @ViewBuilder func render(
    state: ViewState<[StoredPost]>, columns: Int, in layout: ReaderLayout
  ) -> some View {
    switch state {
    case .idle:
      if model.sources.isEmpty { noSources } else { IdlePanel() }
    case .loading(after: .idle):
      if let retry = model.retry {
        errorPanel(retry.error, isLoading: true)
      } else {
        LoadingPanel(status: status)
      }
    case .empty(let message), .loading(after: .empty(let message)):
      // Beside the line of the search, which would be given the keys otherwise.
      EmptyPanel(headline: emptyHeadline, message: message).focusable(!model.found.isEmpty)
    case .error(let error, .fullScreen), .loading(after: .failed(let error)):
      errorPanel(model.retry?.error ?? error, isLoading: state.isLoading)
    case .loaded(let posts), .loading(after: .loaded(let posts)), .error(_, .banner(let posts)),
      .error(_, .alert(_, let posts)):
      list(posts, columns: columns, in: layout)
    }
  }

  private var sidebar: some View {
    FilterList(
      sources: model.overview, queries: model.savedQueries,
      hasDownloads: model.downloadCount > 0, hasMerged: !isTourAlone,
      count: model.count, folded: model.place.folded, hidesRead: model.place.hidesSources,
      isOffline: model.offline != nil,
      filter: shownFilter, fold: toggleFold
    )
    .focused($focus, equals: .pane(.sidebar))
    .onKeyPress(.return) { run { go(to: .posts) } }
  }

  private var searchLine: some View {
    SearchLine(text: Bindable(model).search, leave: endSearch)
      .focused($focus, equals: .search)
  }

  private func list(
    _ posts: [StoredPost], columns: Int, in layout: ReaderLayout
  ) -> some View {
    StoredPostList(
      posts: posts,
      days: layout.isLow || !model.shownArrangement.order.isByDate
        ? [] : days.days(of: posts, read: model.readNumber, time),
      position: position,
      name: model.shownFilter.source == nil ? { model.title(of: $0) } : nil,
      columns: columns, isOneLine: model.settings.listSetting == .oneLine || layout.isLow,
      download: model.download, newCount: positions.newCount, time: time,
      open: { read($0) })
  }

  private func reader(_ post: OpenPost, columns: Int) -> some View {
    PostPane(
      post: post, source: model.title(of: post.text.source), time: time, position: readingPosition,
      wholeText: wholeText, download: model.download(of: post.id), find: find, stop: focusedStop,
      drawsPictures: drawsPictures, pixels: pictureQueue.size, columns: columns,
      onShow: noteShown
    )
    .id(post.id)
    .focused($focus, equals: .pane(.post))
    .environment(
      \.openURL,
      OpenURLAction {
        follow(link: $0)
        return .handled
      })
  }

  private var findLine: some View {
    SearchLine(text: $find.text, prompt: "Find in the post", leave: endFind)
      .focused($focus, equals: .find)
  }

  /// What there is to say of the whole text of the open post.
  private var wholeText: WholeTextLine.State {
    if model.fetchingText.state.isSubmitting { return .fetching }
    return textError.map { .failed($0) } ?? .none
  }

  private var noSources: some View {
    EmptyPanel(
      headline: "No sources",
      message: "Press \(keys.sign(of: .add)) to add a feed, or a page that has one.")
  }

  private func errorPanel(_ error: any Error, isLoading: Bool) -> some View {
    let signIn = signedOut.map { id in { askForSignIn(to: id) } }
    let openFeed = pageWithFeeds.map { id in { beginAdding(feedOf: id) } }
    return ErrorPanel(
      error: error, next: nextTry(after: error), isLoading: isLoading, status: status,
      signIn: signIn, openFeed: openFeed, retry: tryAgain)
  }
}

extension ReaderScreen {
  /// What is shown follows the selection, so that a look into a list takes one key.
  private var shownFilter: Binding<PostFilter?> {
    Binding(
      get: { model.filter },
      set: { filter in
        pane = .sidebar
        if let filter { model.show(filter) }
      })
  }

  private func isAlertShown(in state: ViewState<[StoredPost]>) -> Binding<Bool> {
    guard case .error(_, .alert(let id, _)) = state else { return .constant(false) }
    return Binding(get: { true }, set: { if !$0 { model.dismissAlert(id: id) } })
  }

  private var emptyHeadline: String { model.found.isEmpty ? "No posts" : "Nothing found" }
}

extension View {
  /// Draws a thin line down the right edge of a pane, where its scroll bar is while it has one.
  func paneEdge(_ isThere: Bool) -> some View {
    background(alignment: .trailing) {
      HStack { if isThere { Divider() } }
    }
  }
}
