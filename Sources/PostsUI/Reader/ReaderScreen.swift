import Cells
import Essentials
import Posts
import StateKit
import Views

/// The screen of the reader: the sidebar, the posts of one list and a post, beside one another where there is room.
public struct ReaderScreen: View {
  let model: ReaderModel
  /// Whether one source has the screen without a sidebar.
  let opensAlone: Bool
  let isDebugging: Bool
  let pictures: PictureSetting
  /// The programs that show and change a text, with the terminal for themselves.
  let pager: [String]
  let editor: [String]
  let openLink: (String) -> Void
  let date: () -> Date
  let timeZone: TimeOffset
  @State var pane = ReaderLayout.Pane.posts
  @State var positions = ListPositions()
  @State var days = PostDays()
  @State private var sidebarWidth = SidebarWidth()
  /// Whether the pane of the user has the whole screen.
  @State var isZoomed = false
  /// When the post that is shown counts as read.
  @State var readTime: AnyClock.Instant?
  @State var readingPosition = ReadingPosition()
  /// Where a search was begun, to go back to.
  @State var searchOrigin = ReaderLayout.Pane.posts
  @State var isSearchShown = false
  /// What is looked for in the post that is read.
  @State var find = ArticleFind()
  @State var isFindShown = false
  /// The number of the link that Tab has gone to.
  @State var stop: Int?
  /// The digits of a link's number, while more may follow.
  @State var linkNumber = LinkNumber()
  @State var arePicturesToggled = false
  @State var pictureQueue: PictureQueue
  /// The one that is shown over the whole screen.
  @State var picture: ArticlePicture?
  @State var panel: ReaderPanel?
  /// The post whose file is to go, if the user says so.
  @State var deletion: StoredPost.ID?
  @State var newAddress = ""
  @State var listPath = ""
  /// The name or the folders of a source, as they are edited.
  @State var editedText = ""
  @State var commandLine = ""
  @State var savePath = ""
  @FocusState var focus: Focus?
  @Environment(\.now) var now
  @Environment(\.canShowPictures) var canShowPictures
  @Environment(\.pictureLoader) private var pictureLoader
  @Environment(\.pictureDecoder) private var pictureDecoder
  @Environment(\.scenePhase) private var phase
  @Environment(\.copy) var copy
  @Environment(\.runProgram) var runProgram
  @Environment(\.quit) var quit

  /// What can have the focus.
  enum Focus: Hashable {
    case pane(ReaderLayout.Pane)
    case search
    case find
  }

  /// Shows a model that the program keeps.
  ///
  /// - Parameters:
  ///   - opensAlone: Whether a source that is the only one needs no sidebar.
  ///   - isDebugging: Whether `d` opens a sheet that forces any state of the list.
  ///   - pictures: Whether the pictures of posts are fetched and drawn.
  ///   - pager: The program that shows a text that it reads, with its arguments.
  ///   - editor: The program that opens a file, with its arguments.
  ///   - openLink: Opens an address in the browser; only http, https and mailto get here.
  ///   - date: Tells the date, which ages are counted from.
  public init(
    model: ReaderModel, opensAlone: Bool = false, isDebugging: Bool = false,
    pictures: PictureSetting = .off, pager: [String] = ["less"], editor: [String] = ["vi"],
    date: @escaping () -> Date = { Date() },
    timeZone: TimeOffset = .current,
    openLink: @escaping (String) -> Void
  ) {
    self.model = model
    self.opensAlone = opensAlone
    self.isDebugging = isDebugging
    self.pictures = pictures
    self.pager = pager
    self.editor = editor
    self.openLink = openLink
    self.date = date
    self.timeZone = timeZone
    _pictureQueue = State(initialValue: PictureQueue(clock: model.clock))
  }

  public var body: some View {
    GeometryReader { room in
      let layout = ReaderLayout(
        columns: Int(room.size.width / ReaderLayout.column), pane: pane,
        isReading: model.open != nil, hasSidebar: !opensAlone || model.sources.count > 1,
        isZoomed: isZoomed,
        content: sidebarWidth.columns(of: model.overview, queries: model.savedQueries),
        chosen: (model.place.sidebarColumns, model.place.listColumns),
        rows: Int(room.size.height / ReaderLayout.row))
      // Asked for once a frame: it looks at every source.
      let state = model.state
      let hasNew = hasNewPosts(in: state, layout)
      screen(layout, state)
        // The keys stay in view, and the note of new posts.
        .framedToasts(Bindable(model).messages, above: hasNew ? 2 : 1)
        .sheet(item: $panel) {
          // Fields take what is typed as it is anyway.
          show($0, in: layout).keysTranslated(by: keys.translatedInPanel)
        }
        .redrawn(at: model.spinner.nextChange(after: now))
        .onKeyPress { press($0, in: layout) }
        .redrawn(at: readTime)
        .onChange(of: readTime.map { now >= $0 } ?? false) { _, isDue in
          if isDue { model.markShown() }
        }
        .onChange(of: isEndShown) { _, isShown in if isShown { model.markShown() } }
        .onChange(of: followed(in: layout)) { _, id in
          if let id, id != model.open?.id { model.open(id, isFollowing: true) }
        }
        .onChange(of: startLine == nil) { _, _ in noteLine(startLine) }
        .onChange(of: selectedID) { _, id in noteSelection(id) }
        .onChange(of: state.focusTarget) { _, target in
          if target != nil, pane == .posts, focus != .search { focus = .pane(.posts) }
        }
    }
    .fullScreenCover(item: $picture) { picture in
      PictureCover(picture: picture) { openLink(picture.address) }
    }
    .environment(pictureQueue)
    .environment(\.pictureService, pictureService)
    .transformEnvironment(\.accessibilityReduceMotion) {
      if model.settings.reducesMotion { $0 = true }
    }
    .environment(\.keyMap, keys)
    .theme(model.settings.theme)
    .keysTranslated(by: keys.translated)
    .transformEnvironment(\.drawsPixels) { if pictures != .auto { $0 = false } }
    .onChange(of: focus) { _, focus in followFocus(focus) }
    .onChange(of: model.open?.id) { _, id in
      beginReading()
      readTime =
        model.open?.isRead == false ? model.marksSelectedAfter.map { now.advanced(by: $0) } : nil
      if id != nil, pane == .post { focus = .pane(.post) }
    }
    .onChange(of: model.open?.text.article) { goToStart() }
    .onChange(of: model.opening) { asked, next in
      if next == nil, let asked, model.open?.id == asked { go(to: .post) }
    }
    .onChange(of: shownList, initial: true) { old, list in
      if old != list, !old.isSearching {
        model.noteNeeded(positions.position(in: old).keptIDs, in: old.filter)
      }
      positions.show(list)
    }
    .onChange(of: commandState, showCommand)
    .onChange(of: addResult) { _, answer in follow(answer) }
    .onChange(of: phase, refresh)
    .onAppear {
      focus = .pane(.posts)
      model.whenBegun(begin)
    }
    .task { await model.keepFresh() }
    .task(id: drawsPictures ? model.open?.id : nil) { await fetchNextPictures() }
  }

  /// Draws the pictures of posts, some at a time.
  var pictureService: PictureService { pictureQueue.service(pictureLoader, pictureDecoder) }

  /// What the user has set.
  var keys: KeyMap { model.settings.keys }

  private func screen(
    _ layout: ReaderLayout, _ state: ViewState<[StoredPost]>
  ) -> some View {
    VStack {
      TitleBar(
        title: title(in: layout), state: state, status: status, loadedAt: model.loadedAt,
        selected: selectedRow(in: state.content), warning: model.warning, next: nextTry(in: state),
        offline: offlineText)
      panes(layout, state)
        .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
        .onChange(of: find.text) { goToHit(forward: true, isNew: true) }
        .redrawn(at: linkNumber.deadline)
        .onChange(of: linkNumber.digits) { linkNumber.wait(from: now) }
        .onChange(of: textError) { _, error in
          if let error { model.showToast(error, .error) }
        }
        .onChange(of: linkNumber.isDue(at: now)) { _, isDue in
          if isDue { openNumberedLink() }
        }
      foot(layout, state)
    }
  }

  /// Whether the list says that posts have come above what is on the screen.
  private func hasNewPosts(in state: ViewState<[StoredPost]>, _ layout: ReaderLayout) -> Bool {
    positions.countNew(of: state.content ?? [], in: shownList, model.shownArrangement)
    return layout.posts != nil && positions.newCount > 0
  }

  /// The terminal has the user back: what is old by now is asked for again.
  private func refresh(_ old: ScenePhase, _ new: ScenePhase) {
    guard new == .active else { return }
    model.refreshAll(old == .background ? .resume : .focus)
  }
}

extension ViewState<[StoredPost]> {
  /// What of the list can have the focus.
  fileprivate enum FocusTarget { case rows, button }

  /// Nil where nothing can.
  fileprivate var focusTarget: FocusTarget? {
    switch self {
    case .error(_, .fullScreen): .button
    case .idle, .loading, .loaded, .empty, .error(_, .alert), .error(_, .banner):
      content?.isEmpty == false ? .rows : nil
    }
  }
}
