@testable import StateKit

extension AnyClock.Instant {
  /// So many milliseconds after the start of the clock.
  static func at(_ milliseconds: Int) -> AnyClock.Instant {
    AnyClock.Instant(offset: .milliseconds(milliseconds))
  }
}
