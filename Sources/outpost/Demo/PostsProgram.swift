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
      retries: retries(isServer: settings.retries, random: stage.random),
      freshness: freshness(isServer: settings.retries))
    // Before the first frame, as when it is run.
    model.load()
    let state = { model.state.nameInTapes }
    return TapeProgram(state: state) { PostsScreen(model: model) }
  }

  /// What `Set Retries` says of Outpost, and what a recorded session does: a server is asked again by itself, after
  /// a failure and when its posts are old, and not too often; everything else only when the person asks.
  static func retries(isServer: Bool, random: RandomSource) -> RetryPolicy {
    isServer ? .posts(random: random, budget: RetryBudget()) : .never
  }

  static func freshness(isServer: Bool) -> RefreshPolicy? { isServer ? .web : nil }
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
