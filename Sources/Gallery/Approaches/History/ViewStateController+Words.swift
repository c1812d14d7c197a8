import TerminalUI

extension ViewStateController<[Post]> {
  /// What it answers about its history, in a word each.
  var answers: [(name: String, value: String)] {
    [
      ("isInitialLoading", "\(isInitialLoading)"),
      ("isLoading", "\(isLoading)"),
      ("latestValidInfo", latestValidInfo.map(\.words) ?? "nil"),
      ("latestInfo", latestInfo.map(\.words) ?? "nil"),
      ("latestValidError", latestValidError.map(\.word) ?? "nil"),
      ("latestError", latestError.map(\.word) ?? "nil"),
    ]
  }
}

extension ViewStateController<[Post]>.State {
  /// The state as it is written in Swift, more or less.
  var code: String {
    switch self {
    case .initial: ".initial"
    case .loading: ".loading"
    case .loaded(let posts): ".loaded(\(posts.words))"
    case .empty: ".empty(text)"
    case .error(let error): ".error(\(error.word))"
    }
  }
}

extension AnyClock.Instant {
  /// The time since the start of the clock, in tenths of a second.
  var inSeconds: String {
    let tenths = Int(offset / .milliseconds(100))
    return "\(tenths / 10).\(tenths % 10) s"
  }
}

extension [Post] {
  fileprivate var words: String { "\(count) posts" }
}

extension Error {
  fileprivate var word: String { (self as? FeedError)?.name ?? "unknown" }
}
