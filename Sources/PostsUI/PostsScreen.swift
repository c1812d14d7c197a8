import Cells
import Essentials
import Posts
import StateKit
import Views

/// The product's screen: a title bar, exactly one state, and the keys that do something now.
public struct PostsScreen: View {
  private let model: PostsViewModel
  private let isDebugging: Bool
  @State private var position = ListPosition<Post.ID>()
  @State private var openedID: Post.ID?
  @State private var panel: Panel?
  @Environment(\.now) private var now
  @Environment(\.scenePhase) private var phase
  @Environment(\.quit) private var quit

  /// Shows a model that the program keeps; the first load starts when the screen appears.
  ///
  /// - Parameter isDebugging: Whether `d` opens a sheet that forces any state.
  public init(model: PostsViewModel, isDebugging: Bool = false) {
    self.model = model
    self.isDebugging = isDebugging
  }

  public var body: some View {
    VStack {
      TitleBar(
        title: model.title, state: model.state, status: status, loadedAt: model.loadedAt,
        selected: selectedRow)
      render(state: model.state)
        .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
      foot
    }
    .redrawn(at: model.spinner.nextChange(after: now))
    .onKeyPress("r") { run { model.refresh() } }
    .onKeyPress("?") { run { panel = .help } }
    .onKeyPress("i") { run { panel = .history } }
    .onKeyPress("d") { isDebugging ? run { panel = .states } : .ignored }
    .onKeyPress("q") { run { quit() } }
    .onKeyPress(.escape, action: goBack)
    .sheet(item: $panel) { show($0) }
    .onChange(of: phase, refresh)
    .onAppear { model.load() }
    .task { await model.keepFresh() }
  }

  /// One screen for each state. Content is drawn in one place of the tree in all the states that have
  /// it, so that a refresh or a failure cannot lose the person's place.
  @ViewBuilder func render(state: ViewState<[Post]>) -> some View {
    switch state {
    case .idle:
      IdlePanel()
    case .loading(after: .idle):
      if let retry = model.retry {
        ErrorPanel(error: retry.why, isLoading: true, status: status) { model.refresh() }
      } else {
        LoadingPanel(status: status)
      }
    case .empty(let message), .loading(after: .empty(let message)):
      EmptyPanel(message: message)
    case .error(let error, .fullScreen), .loading(after: .failed(let error)):
      ErrorPanel(
        error: model.retry?.why ?? error, isLoading: state.isLoading, status: status
      ) { model.refresh() }
    case .loaded(let posts), .loading(after: .loaded(let posts)), .error(_, .banner(let posts)),
      .error(_, .alert(_, let posts)):
      content(posts).alert("Error", isPresented: isAlertShown(in: state)) {
        Button("OK", role: .cancel) {}
        Button("Try Again") { model.load() }
      } message: {
        if case .error(let error, _) = state { Text(error.explanation) }
      }
    }
  }
}

extension PostsScreen {
  /// What can lie over the screen.
  private enum Panel: Identifiable {
    case help, history, states
    var id: Self { self }
  }

  @ViewBuilder private func show(_ panel: Panel) -> some View {
    switch panel {
    case .help: HelpPanel(isDebugging: isDebugging) { self.panel = nil }
    case .history:
      HistoryPanel(state: model.state, retry: model.retry, history: model.history.history) {
        self.panel = nil
      }
    case .states: StatesPanel(model: model)
    }
  }

  @ViewBuilder private func content(_ posts: [Post]) -> some View {
    if let post = opened(in: posts) {
      PostReader(post: post)
    } else {
      PostList(posts: posts, position: position) { openedID = $0.id }
    }
  }

  /// A wait that is not counted down where the content will be is counted down at the foot.
  @ViewBuilder private var foot: some View {
    if panel == nil, let nextTry = model.nextTry, !model.state.hasLoadingPanel {
      Countdown(nextTry: nextTry, retry: model.retry)
        .padding(.horizontal, 8)
        .frame(maxWidth: .infinity, alignment: .leading)
    } else {
      HintLine(hints: hints)
    }
  }

  private var status: LoadStatus { model.status(at: now) }

  private func isAlertShown(in state: ViewState<[Post]>) -> Binding<Bool> {
    guard case .error(_, .alert(let id, _)) = state else { return .constant(false) }
    return Binding(get: { true }, set: { if !$0 { model.dismissAlert(id: id) } })
  }

  /// The number of the selected row and of all rows, where a list is on the screen.
  private var selectedRow: (number: Int, count: Int)? {
    guard let posts = model.state.content, let index = position.selectedIndex(in: posts) else {
      return nil
    }
    return (index + 1, posts.count)
  }

  /// The post that is read: the selected one, for as long as the source has it.
  private func opened(in posts: [Post]) -> Post? {
    guard let openedID, let index = position.selectedIndex(in: posts) else { return nil }
    return posts[index].id == openedID ? posts[index] : nil
  }

  private var isReading: Bool { model.state.content.flatMap(opened) != nil }

  /// Esc ends the wait for a retry before it closes the post: the countdown says so.
  private func goBack() -> KeyPress.Result {
    if isReading, model.nextTry == nil { return run { openedID = nil } }
    return model.state.isLoading ? run { model.cancel() } : .ignored
  }

  /// The terminal has the person again: what is old by now is asked for anew.
  private func refresh(_ old: ScenePhase, _ new: ScenePhase) {
    guard new == .active else { return }
    model.refresh(old == .background ? .resume : .focus)
  }

  private func run(_ action: () -> Void) -> KeyPress.Result {
    action()
    return .handled
  }

  private var hints: [Hint] {
    panel == nil || model.state.isAlert
      ? Hint.hints(for: model.state, isReading: isReading, isWaiting: model.nextTry != nil)
      : [Hint(key: "Esc", action: "Close")]
  }
}
