// Approach 2: what a loading screen shows besides its content is a modifier each, over a view model that
// answers one question a property. It is good for many screens, which then say in a line each what they
// do. It costs more types, and the order of the modifiers decides who covers whom.

import TerminalUI

extension PostsModel {
  var isLoading: Bool {
    if case .loading = state { true } else { false }
  }

  var posts: [Post] {
    if case .loaded(let posts) = state { posts } else { [] }
  }

  var fullScreenError: FeedError? {
    if case .failed(let error, .fullScreen) = state { error } else { nil }
  }

  /// Why there is nothing to show, where nothing is under way and nothing went wrong.
  var absence: String? {
    switch state {
    case .idle: "Press r to load them."
    case .empty: "The server has none."
    case .loading, .loaded, .failed: nil
    }
  }
}

struct ViewModifiers: View {
  @Environment(Script.self) private var script
  @State private var model = PostsModel()

  var body: some View {
    PostList(posts: model.posts)
      .absence(model.absence)
      .loading(model.isLoading, "Loading posts…")
      .fullScreenError(model.fullScreenError) { script.reload() }
      .errorAlert(model.alertError, isPresented: $model.isAlertShown) { script.reload() }
      .task(id: script.request) { await model.load(from: script) }
      .statePanel(model.state, of: PostsState.cases)
  }
}

private struct Loading: ViewModifier {
  let isLoading: Bool
  let title: String

  func body(content: Content) -> some View {
    if isLoading { ProgressView(title) } else { content }
  }
}

private struct FullScreenError: ViewModifier {
  let error: FeedError?
  let retry: () -> Void

  func body(content: Content) -> some View {
    if let error { FailureView(message: "\(error)", retry: retry) } else { content }
  }
}

extension View {
  func loading(_ isLoading: Bool, _ title: String) -> some View {
    modifier(Loading(isLoading: isLoading, title: title))
  }

  func fullScreenError(_ error: FeedError?, retry: @escaping () -> Void) -> some View {
    modifier(FullScreenError(error: error, retry: retry))
  }

  func errorAlert(
    _ error: FeedError?, isPresented: Binding<Bool>, retry: @escaping () -> Void
  ) -> some View {
    alert("Error", isPresented: isPresented) {
      Button("OK", role: .cancel) {}
      Button("Try Again", action: retry)
    } message: {
      if let error { Text("\(error)") }
    }
  }

  func absence(_ reason: String?) -> some View {
    overlay { if let reason { NoPostsView(reason: reason) } }
  }
}
