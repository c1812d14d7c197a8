import Essentials
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
    let nextTry = BackOff(after: error, attempts: attempts).wait(random).map(
      date.addingTimeInterval)
    let posts = error as? PostsError
    self.init(
      posts?.asksToWait == true ? .asksToWait : nil, code: posts?.code,
      message: FailureWords.cause(of: error), attempts: attempts, date: date, nextTry: nextTry)
  }

  /// Whether the source may be asked automatically; the user may ask it at any time.
  ///
  /// A failure that lies ahead was noted before the clock was set back, and holds nobody up.
  public func mayBeAsked(at date: Date) -> Bool {
    if kind == .isGone { return false }
    guard let nextTry, self.date <= date else { return true }
    return nextTry <= date
  }
}
