import Essentials
import Posts

/// A password that would go over http.
nonisolated enum PlainHTTP {
  static let danger = "Over http others can read the password."

  /// Asks before a password goes over http; throws where it is not to go, or nobody can be asked.
  static func check(_ source: Source) throws {
    guard source.isReadableOnTheWay else { return }
    guard let prompt = Prompt() else {
      throw UsageError(danger + " Nothing was sent; use https, or --plain-http")
    }
    guard prompt.isConfirmed(danger + " Send it?") else { throw nothingSent }
  }

  /// Somebody did not go on when they were asked.
  static let nothingSent = CommandError("Nothing was sent or added")
}
