import Essentials

/// What happens to a request: from the delegate, and from the clock.
enum HTTPEvent: Sendable {
  /// The head of the last answer.
  case head(HTTPHead)
  case data(Data)
  /// The request was given up on purpose.
  case stopped(PostsError)
  /// All is there, or an error of the system says why not.
  case completed((any Error)?)
  case connectIsDue
  case wholeIsDue
}
