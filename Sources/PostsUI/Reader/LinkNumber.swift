import StateKit

/// The number of a link, as it is typed.
struct LinkNumber: Equatable {
  private(set) var digits = ""
  /// When no other digit is waited for.
  private(set) var deadline: AnyClock.Instant?

  /// How long another digit is waited for.
  private static let wait = Duration.milliseconds(400)

  var number: Int? { Int(digits) }

  mutating func add(_ digit: Int) {
    // There is no link 0.
    guard digit > 0 || !digits.isEmpty else { return }
    digits += "\(digit)"
    deadline = nil
  }

  /// Waits for another digit from now on: the time of a frame, as a key comes long after the last one.
  mutating func wait(from now: AnyClock.Instant) {
    if !digits.isEmpty { deadline = now.advanced(by: Self.wait) }
  }

  func isDue(at now: AnyClock.Instant) -> Bool { deadline.map { now >= $0 } ?? false }
}
