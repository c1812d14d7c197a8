import Cells
import Foundation
import Posts
import StateKit
import Views

/// The product's screen: a title bar, exactly one state, and the keys that do something now.
public struct PostsScreen: View {
  private let model: PostsViewModel
  @State private var position = ListPosition<Post.ID>()
  @State private var openedID: Post.ID?
  @State private var isHelpShown = false
  @Environment(\.quit) private var quit

  /// Shows a model that the program keeps; the first load starts when the screen appears.
  public init(model: PostsViewModel) { self.model = model }

  public var body: some View {
    VStack {
      TitleBar(
        title: model.title, state: model.state, loadingSince: model.loadingSince,
        selected: selectedRow)
      render(state: model.state)
        .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
      HintLine(hints: hints)
    }
    .onKeyPress("r") { run { model.load() } }
    .onKeyPress("?") { run { isHelpShown = true } }
    .onKeyPress("q") { run { quit() } }
    .onKeyPress(.escape, action: goBack)
    .sheet(isPresented: $isHelpShown) { HelpPanel(isShown: $isHelpShown) }
    .onAppear { model.load() }
  }

  /// One screen for each state. Content is drawn in one place of the tree in all the states that have
  /// it, so that a refresh or a failure cannot lose the person's place.
  @ViewBuilder func render(state: ViewState<[Post]>) -> some View {
    switch state {
    case .idle:
      Color.clear
    case .loading(after: .idle):
      LoadingPanel(since: model.loadingSince)
    case .empty(let message), .loading(after: .empty(let message)):
      EmptyPanel(message: message)
    case .error(let error, .fullScreen), .loading(after: .failed(let error)):
      ErrorPanel(error: error, isRetrying: state.isLoading) { model.load() }
    case .loaded(let posts), .loading(after: .loaded(let posts)), .error(_, .banner(let posts)),
      .error(_, .alert(_, let posts)):
      content(posts).alert("Error", isPresented: isAlertShown(in: state)) {
        Button("OK", role: .cancel) {}
        Button("Try Again") { model.load() }
      } message: {
        if case .error(let error, _) = state { Text(error.localizedDescription) }
      }
    }
  }
}

extension PostsScreen {
  @ViewBuilder private func content(_ posts: [Post]) -> some View {
    if let post = opened(in: posts) {
      PostReader(post: post)
    } else {
      PostList(posts: posts, position: position) { openedID = $0.id }
    }
  }

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

  private func goBack() -> KeyPress.Result {
    if isReading { return run { openedID = nil } }
    return model.state.isLoading ? run { model.cancel() } : .ignored
  }

  private func run(_ action: () -> Void) -> KeyPress.Result {
    action()
    return .handled
  }

  private var hints: [Hint] {
    isHelpShown
      ? [Hint(key: "Esc", action: "Close")] : Hint.hints(for: model.state, isReading: isReading)
  }
}
