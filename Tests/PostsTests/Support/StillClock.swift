import StateKit

extension AnyClock {
  /// A clock that stands still: what is asked of a real file or server is never given up for its time.
  static var still: AnyClock { TestClock().clock }
}
