import Essentials
import StateKit

extension SourceFailure {
  /// Words a failure for the person, and says when the source is asked again by itself.
  ///
  /// - Parameters:
  ///   - attempts: Tries in a row that failed, with this one.
  ///   - date: When it failed.
  ///   - timeZone: Tells the time of day where the user is.
  ///   - random: Draws the wait, so that sources which failed together do not come back together.
  public init(
    _ error: any Error, attempts: Int, at date: Date, timeZone: TimeOffset = .current,
    random: RandomSource = .system
  ) {
    let nextTry = BackOff(after: error, attempts: attempts).wait(random).map(
      date.addingTimeInterval)
    self.init(
      message: FailureWords(date: date, timeZone: timeZone).words(for: error), attempts: attempts,
      date: date, nextTry: nextTry)
    code = (error as? PostsError)?.code
  }

  /// Whether the source may be asked by itself; the person may ask it at any time.
  ///
  /// A failure that lies ahead was noted before the clock was set back, and holds nobody up.
  public func mayBeAsked(at date: Date) -> Bool {
    if code == 410 { return false }
    guard let nextTry, self.date <= date else { return true }
    return nextTry <= date
  }
}
