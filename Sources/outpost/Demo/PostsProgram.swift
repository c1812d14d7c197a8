import Posts
import PostsUI
import StateKit
import Tape
import TerminalUI

/// Outpost as tapes play it.
enum PostsProgram {
  /// The posts screen on a stage: the tape answers its loads, or the tour does.
  static func make(on stage: TapeStage) -> TapeProgram {
    let settings = stage.settings
    let service: any PostsService =
      if let answers = stage.answers {
        TapePostsService(name: settings.title ?? "example.org", answers: answers)
      } else {
        ScriptedPostsService.tour(clock: stage.clock)
      }
    let model = PostsViewModel(
      service: service, clock: stage.clock, executor: nil,
      retries: settings.retries
        ? .posts(random: stage.random, budget: RetryBudget()) : .never,
      freshness: settings.retries ? .web : nil)
    // Before the first frame, as when it is run.
    model.load()
    let state = { model.state.nameInTapes }
    return TapeProgram(state: state) { PostsScreen(model: model) }
  }
}

extension ViewState<[Post]> {
  /// The state in a word, and what belongs to it in parentheses.
  var nameInTapes: String {
    switch self {
    case .idle: "idle"
    case .loading(after: .idle): "loading"
    case .loading(after: .loaded): "loading(loaded)"
    case .loading(after: .empty): "loading(empty)"
    case .loading(after: .failed): "loading(error)"
    case .loaded(let posts): "loaded(\(posts.count))"
    case .empty: "empty"
    case .error(_, .fullScreen): "error(fullScreen)"
    case .error(_, .alert): "error(alert)"
    case .error(_, .banner): "error(banner)"
    }
  }
}
