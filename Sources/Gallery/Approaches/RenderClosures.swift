// Approach 4: the enum itself renders, with a closure for each case. The body reads as
// the list of its states. It is good where several screens load lists, since the enum is generic and fixes
// the order. It costs a closure for every case at every use. What has no case, such as an empty list or
// an alert, needs room in another.

import TerminalUI

enum ItemsState<Item> {
  case idle
  case loading
  case items([Item])
  case error(any Error)

  @ViewBuilder func render(
    @ViewBuilder idle: () -> some View, @ViewBuilder loading: () -> some View,
    @ViewBuilder items: ([Item]) -> some View, @ViewBuilder error: (any Error) -> some View
  ) -> some View {
    switch self {
    case .idle: idle()
    case .loading: loading()
    case .items(let list): items(list)
    case .error(let failure): error(failure)
    }
  }
}

struct RenderClosures: View {
  @Environment(Script.self) private var script
  @State private var state = ItemsState<Post>.idle

  var body: some View {
    state.render(
      idle: { EmptyView() },
      loading: { ProgressView("Loading posts…") },
      items: { posts in
        PostList(posts: posts).overlay {
          if posts.isEmpty { NoPostsView(reason: "The server has none.") }
        }
      },
      error: { error in
        FailureView(message: "\(error)") { script.reload() }
      }
    )
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .task(id: script.request) { await load() }
    .statePanel(state, of: [".idle", ".loading", ".items", ".error"])
  }

  private func load() async {
    state = .loading
    do {
      state = .items(try await script.posts())
    } catch is CancellationError {
      // A newer load says what is shown.
    } catch {
      state = .error(error)
    }
  }
}

extension ItemsState: CustomStringConvertible {
  var description: String {
    switch self {
    case .idle: ".idle"
    case .loading: ".loading"
    case .items(let list): ".items(\(list.count))"
    case .error(let error): ".error(\(error))"
    }
  }
}
