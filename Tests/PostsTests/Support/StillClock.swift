import StateKit

extension AnyClock {
  /// A clock that stands still: what is asked of a real file or server never runs into a deadline.
  static var still: AnyClock { TestClock().clock }
}
