import Essentials
import Posts
import StateKit
import Views

/// Forces any state of the list, to look at it; the next thing that is asked for ends it.
struct StatesPanel: View {
  let model: ReaderModel

  var body: some View {
    StateSheet(
      key: "d",
      actions: states.map { name, state in (name, { model.force(state) }) }
        + [("Real", { model.force(nil) })])
  }

  private var states: [(name: String, state: ViewState<[StoredPost]>)] {
    let error = PostsError.server(code: 503)
    return [
      ("Idle", .idle), ("Loading", .loading(after: .idle)),
      ("Loading again", .loading(after: .loaded(posts))), ("Loaded", .loaded(posts)),
      ("Empty", .empty("A forced state: press r for the real one.")),
      ("Error", .error(error, .fullScreen)), ("Alert", .error(error, .alert(id: 0, over: posts))),
      ("Banner", .error(error, .banner(over: posts))),
    ]
  }

  /// Those that are there, or some to look at.
  private var posts: [StoredPost] {
    model.state.content
      ?? (1...3).map {
        StoredPost(
          id: Int64(-$0), source: "", title: "Mock post \($0)", preview: "A forced state.",
          date: Date(timeIntervalSince1970: 0))
      }
  }
}
