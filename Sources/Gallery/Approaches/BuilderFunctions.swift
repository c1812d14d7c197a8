// Approach 3: the body is one line, and functions marked @ViewBuilder pick what is shown in each state.
// It is good for a screen that keeps all it draws in one place, without further types. It costs sharing and
// testing, since the functions are private to the view.

import TerminalUI

struct BuilderFunctions: View {
  @Environment(Script.self) private var script
  @State private var model = PostsModel()

  var body: some View {
    content(of: model.state)
      .alert("Error", isPresented: $model.isAlertShown, actions: alertActions) { alertMessage }
      .task(id: script.request) { await model.load(from: script) }
      .statePanel(model.state, of: PostsState.cases)
  }

  @ViewBuilder private func content(of state: PostsState) -> some View {
    switch state {
    case .idle: NoPostsView(reason: "Press r to load them.")
    case .loading: ProgressView("Loading posts…")
    case .loaded(let posts): PostList(posts: posts)
    case .empty: NoPostsView(reason: "The server has none.")
    case .failed(let error, let display): failure(error, display)
    }
  }

  @ViewBuilder private func failure(_ error: FeedError, _ display: ErrorDisplay) -> some View {
    switch display {
    case .fullScreen: FailureView(message: "\(error)") { script.reload() }
    case .alert: Color.clear
    }
  }

  @ViewBuilder private func alertActions() -> some View {
    Button("OK", role: .cancel) {}
    Button("Try Again") { script.reload() }
  }

  @ViewBuilder private var alertMessage: some View {
    if let error = model.alertError { Text("\(error)") }
  }
}
