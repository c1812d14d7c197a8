// Approach 1: one enum, a switch over it in the body, and a part of the view for each case.
// It is good for a screen or two, because it is all there to be read, and the compiler insists on every
// case. It costs the switch again on the next screen, since nothing of it can be shared.

import TerminalUI

struct ConditionalRendering: View {
  @Environment(Script.self) private var script
  @State private var model = PostsModel()

  var body: some View {
    ZStack {
      switch model.state {
      case .idle: idleView
      case .loading: loadingView
      case .loaded(let posts): contentView(posts)
      case .empty: emptyView
      case .failed(let error, .fullScreen): errorView(error)
      case .failed(_, .alert): Color.clear
      }
    }
    .alert("Error", isPresented: $model.isAlertShown) {
      Button("OK", role: .cancel) {}
      Button("Try Again") { script.reload() }
    } message: {
      if let error = model.alertError { Text("\(error)") }
    }
    .task(id: script.request) { await model.load(from: script) }
    .statePanel(model.state, of: PostsState.cases)
  }

  private var idleView: some View { NoPostsView(reason: "Press r to load them.") }

  private var loadingView: some View { ProgressView("Loading posts…") }

  private func contentView(_ posts: [Post]) -> some View { PostList(posts: posts) }

  private var emptyView: some View { NoPostsView(reason: "The server has none.") }

  private func errorView(_ error: FeedError) -> some View {
    FailureView(message: "\(error)") { script.reload() }
  }
}
