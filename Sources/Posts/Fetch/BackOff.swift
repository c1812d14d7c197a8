import Essentials
import StateKit

/// How long a source is left alone that failed several times in a row.
struct BackOff {
  private let failure: Failure
  private let attempts: Int

  private enum Failure {
    /// The server says how long.
    case asked(TimeInterval)
    /// It may pass without the user.
    case transient
    /// It passes when the user does something that the program cannot see, often in a browser.
    case captivePortal
    /// It stays until somebody does something about it.
    case permanent
    /// It is gone for good, and whoever had it wants nobody to ask.
    case gone
    /// Nobody else is bothered by another try.
    case local
  }

  /// - Parameter attempts: Tries in a row that failed, from 1.
  init(after error: any Error, attempts: Int) {
    // That an answer cannot be kept is no fault of who gave it.
    failure = error is StoreError ? .local : Self.failure(error as? PostsError)
    self.attempts = max(attempts, 1)
  }

  /// In seconds: half of it is drawn at random, where the server did not ask for it. Nil where nothing is in the way.
  func wait(_ random: RandomSource) -> TimeInterval? {
    switch failure {
    case .asked(let time): min(time, Self.longestAsked)
    case .transient: draw(attempts, from: Self.minute, upTo: Self.longest, random)
    case .captivePortal where attempts <= Self.portalTries:
      draw(attempts, from: Self.minute, upTo: 8 * Self.minute, random)
    case .captivePortal:
      draw(attempts - Self.portalTries, from: 4 * Self.hour, upTo: Self.longest, random)
    case .permanent: draw(attempts, from: 4 * Self.hour, upTo: Self.longest, random)
    case .local, .gone: nil
    }
  }
}

extension BackOff {
  private static let minute: TimeInterval = 60
  private static let hour: TimeInterval = 3600
  private static let longest = 24 * hour
  /// A server that asks for more has made a mistake.
  private static let longestAsked = 7 * longest

  /// What has not passed by then is probably permanent.
  private static let portalTries = 8

  private func draw(
    _ attempts: Int, from first: TimeInterval, upTo longest: TimeInterval, _ random: RandomSource
  ) -> TimeInterval {
    var random = random
    let whole = Int(min(first * pow(2, Double(min(attempts, 30) - 1)), longest))
    return TimeInterval(Int.random(in: whole / 2...whole, using: &random))
  }

  private static func failure(_ error: PostsError?) -> Failure {
    guard let error else { return .transient }
    if case .server(_, let wait?) = error, error.asksToWait { return .asked(wait / .seconds(1)) }
    if error.code == 410 { return .gone }
    // Often the page of a network that wants the user to sign in first.
    if case .notPosts(.html) = error { return .captivePortal }
    if error.isLocal { return .local }
    return error.isPermanent ? .permanent : .transient
  }
}
