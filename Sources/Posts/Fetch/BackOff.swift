import Essentials
import StateKit

/// How long a source is left alone that failed several times in a row.
enum BackOff {
  private static let minute: TimeInterval = 60
  private static let hour: TimeInterval = 3600
  private static let longest = 24 * hour
  /// What was not even reached may be there again at any time, and is not bothered by another try.
  private static let longestUnreached = hour
  /// A server that asks for more has made a mistake.
  private static let longestAsked = 7 * longest

  /// What has not passed by then is probably permanent.
  private static let portalTries = 8

  /// In seconds: half of it is drawn at random, where the server did not ask for it. Nil where nothing is in the way.
  ///
  /// - Parameter attempts: Tries in a row that failed, from 1.
  static func wait(after error: any Error, attempts: Int, _ random: RandomSource) -> TimeInterval? {
    // That an answer cannot be kept is no fault of who gave it.
    if error is StoreError { return nil }
    let error = error as? PostsError
    if case .server(_, let wait?) = error, wait > .zero {
      return min(wait / .seconds(1), longestAsked)
    }
    // It is gone for good, and whoever had it wants nobody to ask.
    if error?.code == 410 { return nil }
    // Often the page of a network that wants the user to sign in first, which the program cannot see.
    if case .notPosts(.html) = error {
      return attempts > portalTries
        ? draw(attempts - portalTries, from: 4 * hour, random)
        : draw(attempts, from: minute, upTo: 8 * minute, random)
    }
    // Nobody else is bothered by another try.
    if error?.isLocal == true { return nil }
    if case .http(let error, _, _) = error, error.isUnreached {
      return draw(attempts, from: minute, upTo: longestUnreached, random)
    }
    return draw(attempts, from: error?.isPermanent == true ? 4 * hour : minute, random)
  }

  private static func draw(
    _ attempts: Int, from first: TimeInterval, upTo longest: TimeInterval = longest,
    _ random: RandomSource
  ) -> TimeInterval {
    var random = random
    let doublings = Double(min(max(attempts, 1), 30) - 1)
    let whole = Int(min(first * pow(2, doublings), longest))
    return TimeInterval(Int.random(in: whole / 2...whole, using: &random))
  }
}
