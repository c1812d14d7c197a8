import Essentials
import Feeds
import StateKit

extension SourceFailure {
  /// Names the cause of a failure, and says when the source is asked again automatically.
  ///
  /// - Parameters:
  ///   - attempts: Tries in a row that failed, with this one.
  ///   - date: When it failed.
  ///   - random: Draws the wait, so that sources which failed together do not come back together.
  public init(
    _ error: any Error, attempts: Int, at date: Date, random: RandomSource = .system
  ) {
    let nextTry = BackOff.wait(after: error, attempts: attempts, random).map(
      date.addingTimeInterval)
    let posts = error as? PostsError
    self.init(
      Self.kind(of: error, posts),
      code: posts?.code,
      message: Self.message(for: error), attempts: attempts, date: date, nextTry: nextTry)
  }

  /// The cause after its code, on one line.
  ///
  /// - Parameter timeZone: Tells the time of day where the user is.
  public func line(in timeZone: TimeOffset = .current) -> String {
    (code.map { "\($0): " } ?? "") + cause(in: timeZone)
  }

  /// The cause, and until when the server asks to wait.
  public func cause(in timeZone: TimeOffset = .current) -> String {
    guard kind == .asksToWait, let nextTry else { return message }
    return "\(message); wait until \(WallTime(now: date, timeZone: timeZone).start(nextTry))"
  }
}

extension SourceFailure {
  /// How a failure begins whose server was not reached.
  private static let network = "Network error: "

  /// Nil where the code says it.
  private static func kind(of error: any Error, _ posts: PostsError?) -> Kind? {
    if posts?.asksToWait == true { return .asksToWait }
    if case .notPosts(.html(_, let feeds)) = posts, !feeds.isEmpty { return .namesFeeds }
    return error.explanation.hasPrefix(network) ? .isUnreachable : nil
  }

  /// The plain cause, as one clean line.
  private static func message(for error: any Error) -> String {
    switch error as? PostsError {
    case .server(410, _): "permanently removed; no longer refreshed automatically"
    case .server(let code, _):
      HTTPStatus.meaning(of: code) ?? HTTPStatus.meaning(ofClass: code)
    case .signInRefused: "the sign-in was rejected"
    case .notPosts(.empty): "The response is empty"
    case .notPosts(let error): error.explanation
    default:
      TextCleaner.clean(error.explanation, lines: .one).replacing(
        network, with: "", maxReplacements: 1)
    }
  }
}
