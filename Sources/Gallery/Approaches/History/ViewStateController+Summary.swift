import TerminalUI

extension ViewStateController<[Post]> {
  /// The properties of the history, each with a short summary.
  var answers: [(name: String, value: String)] {
    [
      ("isInitialLoading", "\(isInitialLoading)"),
      ("isLoading", "\(isLoading)"),
      ("latestValidInfo", latestValidInfo.map(\.summary) ?? "nil"),
      ("latestInfo", latestInfo.map(\.summary) ?? "nil"),
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
    case .loaded(let posts): ".loaded(\(posts.summary))"
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
  fileprivate var summary: String { "\(count) posts" }
}

extension Error {
  fileprivate var word: String { (self as? FeedError)?.name ?? "unknown" }
}
