import Posts
import StateKit
import Views

/// Forces any state of the posts, to look at it; the next thing that is asked for ends it.
struct StatesPanel: View {
  let model: PostsViewModel
  let close: () -> Void

  var body: some View {
    VStack(spacing: 0) {
      ForEach(states, id: \.name) { name, state in
        Button(name) {
          if let state { model.force(state) } else { model.reset() }
          close()
        }
      }
    }
    .onKeyPress(keys: ["d", "q"]) { _ in
      close()
      return .handled
    }
  }

  private var states: [(name: String, state: ViewState<[Post]>?)] {
    let error = PostsError.server(code: 503)
    return [
      ("Idle", .idle), ("Loading", .loading(after: .idle)),
      ("Loading again", .loading(after: .loaded(posts))), ("Loaded", .loaded(posts)),
      ("Empty", .empty("Nothing is there, and Debug says so.")),
      ("Error", .error(error, .fullScreen)), ("Alert", .error(error, .alert(id: 0, over: posts))),
      ("Banner", .error(error, .banner(over: posts))), ("Reset", nil),
    ]
  }

  /// Those that are there, or some to look at.
  private var posts: [Post] {
    model.state.content
      ?? (1...3).map { Post(id: "mock-\($0)", title: "Mock post \($0)", body: "Forced by Debug.") }
  }
}
