import TerminalUI

// Approach 7: a controller records what happened, and computes what can be shown of it: content outlives its
// next load, and each load is shown in the way that suits what there is. It is good for screens that refresh.
// It costs the compiler's eye: the answers are separate properties again, and nobody insists on every case.

struct HistoryScreen: View {
  @Environment(Script.self) private var script
  @State private var choices = Choices()
  @State private var controllers: Controllers
  @State private var starred: Set<Post.ID> = []
  @State private var toastCount = 0
  @State private var isFailureShown = false

  /// - Parameter clock: Dates the history.
  init(clock: AnyClock) {
    _controllers = State(initialValue: Controllers(clock: clock))
  }

  var body: some View {
    NavigationStack {
      placeholder
        .withViewStateModifier(
          controller: controller,
          initialLoadingType: type,
          loadedView: { StarList(posts: $0, starred: $starred) },
          loadingAfterInfoType: type,
          errorView: { choices.errorForms.current.view(of: $0) { script.reload() } },
          loadingAfterErrorType: type
        )
        .toast(choices.toasts.current, showing: toastCount) { script.reload() }
        .toast(
          isShowing: $isFailureShown, type: failure,
          positionOptions: ToastPositionOptions(position: .bottom)
        )
        .navigationTitle("Posts")
    }
    .onKeyPress(phases: .down, action: choose)
    .task(id: script.request) { await load() }
    .statePanel("\(controller.state.code) \(choices.latest)", minWidth: 232) {
      HistoryPanel(controller: controller, choices: choices)
    }
  }

  private var controller: ViewStateController<[Post]> { controllers[choices.failedRefresh] }

  private var type: LoadingModifierType { choices.samples.current.type }

  @ViewBuilder private var placeholder: some View {
    if case .empty(let reason) = controller.latestNonLoading {
      NoPostsView(reason: reason)
    } else {
      PostList(posts: Post.samples).redacted(reason: .placeholder)
    }
  }

  /// A sign that a load has failed while its error is not on the screen.
  private var failure: ToastType {
    .snackBar(
      options: SnackBarOptions(
        message: .init(text: controller.latestError.map { "\($0)" } ?? ""),
        image: .init(imageSystemName: "xmark.circle"), background: .init(color: .red)))
  }
}

extension HistoryScreen {
  private func load() async {
    controllers.setState(.loading)
    isFailureShown = false
    do {
      let posts = try await script.posts()
      controllers.setState(posts.isEmpty ? .empty("The server has none.") : .loaded(posts))
    } catch let error as FeedError {
      controllers.setState(.error(error))
      isFailureShown = controller.latestValidInfo != nil
    } catch {
      // Cancelled: a newer load says what is shown.
    }
  }

  private var isErrorShown: Bool {
    controller.latestValidInfo == nil && controller.latestValidError != nil
  }

  private func choose(_ press: KeyPress) -> KeyPress.Result {
    guard press.modifiers.isEmpty else { return .ignored }
    switch press.key {
    case "t": show { $0.chooseKind { $0.next() } }
    case "T": show { $0.chooseKind { $0.previous() } }
    case "o": show { $0.chooseSample { $0.next() } }
    case "O": show { $0.chooseSample { $0.previous() } }
    case "e": showNextError()
    case "m": toastCount += 1
    case "n":
      choices.nextToast()
      toastCount += 1
    case "f":
      choices.switchFailedRefresh()
      isFailureShown = false
    case "x":
      controllers.reset()
      script.reload()
    default: return .ignored
    }
    return .handled
  }

  /// Chooses a way to show a load, and loads for it to be seen.
  private func show(_ choose: (inout Choices) -> Void) {
    choose(&choices)
    if !controller.isLoading { script.reload(isErrorShown ? .networkError : .success) }
  }

  /// Chooses how errors are shown. Where posts are shown, an error is brought about instead.
  private func showNextError() {
    guard !isErrorShown, !controller.isInitialLoading else { return choices.nextErrorForm() }
    controllers.reset()
    script.reload(.networkError)
  }
}

/// The posts, to which Enter gives a star: something that a load can keep a user from doing.
private struct StarList: View {
  let posts: [Post]
  @Binding var starred: Set<Post.ID>

  var body: some View {
    List(posts) { post in
      VStack(alignment: .leading) {
        HStack {
          star(for: post)
          Text(post.title).font(.headline).lineLimit(1)
        }
        Text(post.body).lineLimit(2)
      }
    }
    .listRowSpacing(16)
  }

  private func star(for post: Post) -> some View {
    Button {
      starred.formSymmetricDifference([post.id])
    } label: {
      Image(systemName: starred.contains(post.id) ? "star.fill" : "star")
    }
    .buttonStyle(.plain)
  }
}

/// Two controllers that get the same, and differ in what a failed load does to the posts that are there.
private struct Controllers {
  private var keeping: ViewStateController<[Post]>
  private var replacing: ViewStateController<[Post]>

  /// - Parameter clock: Dates the history.
  init(clock: AnyClock) {
    keeping = ViewStateController(clock: clock, failedRefresh: .keepContent)
    replacing = ViewStateController(clock: clock, failedRefresh: .replace)
  }

  subscript(failedRefresh: FailedRefresh) -> ViewStateController<[Post]> {
    switch failedRefresh {
    case .keepContent: keeping
    case .replace: replacing
    }
  }

  mutating func setState(_ state: ViewStateController<[Post]>.State) {
    keeping.setState(state)
    replacing.setState(state)
  }

  mutating func reset() {
    keeping.reset()
    replacing.reset()
  }
}
