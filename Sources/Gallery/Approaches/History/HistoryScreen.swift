// Approach 7: all states so far are kept, and what is shown is worked out from them: the latest content
// stays while it is loaded again. It is good for screens that refresh. It costs some thought about what
// still holds, and the list grows.

import TerminalUI

struct HistoryScreen: View {
  @Environment(Script.self) private var script
  @State private var history = StateHistory<[Post]>()
  @State private var type = LoadingType.overContent
  @State private var toast: ToastLine?

  var body: some View {
    content
      .loadingIndicator(history.isLoading, type: type)
      .toast($toast)
      .onKeyPress("t") {
        type = type.following
        return .handled
      }
      .task(id: script.request) { await load() }
      .statePanel(history.description) { HistoryPanel(history: history, type: type) }
  }

  @ViewBuilder private var content: some View {
    if let posts = history.latestValidInfo {
      PostList(posts: posts).overlay {
        if posts.isEmpty { NoPostsView(reason: "The server has none.") }
      }
    } else if let error = history.latestValidError {
      FailureView(message: "\(error)") { script.reload() }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    } else {
      PostList(posts: Post.samples).redacted(reason: .placeholder)
    }
  }

  private func load() async {
    history.append(.loading)
    do {
      let posts = try await script.posts()
      history.append(.loaded(posts))
      toast = ToastLine("\(posts.count) posts loaded", after: toast)
    } catch let error as FeedError {
      history.append(.failed(error))
      toast = ToastLine("\(error)", after: toast)
    } catch {
      // Cancelled: a newer load says what is shown.
    }
  }
}
