/// When a spinner is to be seen: not for quick loads, and never for a blink.
///
/// It asks no clock: pass it when loads began and ended, and ask it about an instant that is not before them.
/// Content is shown as soon as it arrives; the spinner may stay beside it for a moment.
public struct SpinnerTiming: Sendable {
  private let delay = Duration.milliseconds(200)
  private let minimum = Duration.milliseconds(300)
  private var start: AnyClock.Instant?
  private var heldUntil: AnyClock.Instant?

  /// Nothing was loaded yet.
  public init() {}

  /// A load began; one that takes another's place goes on with the same spinner.
  public mutating func began(at instant: AnyClock.Instant) {
    if start == nil { start = instant }
  }

  /// No load runs any more.
  public mutating func ended(at instant: AnyClock.Instant) {
    guard let appearance else { return }
    start = nil
    guard instant >= appearance else { return }
    let end = max(instant, appearance.advanced(by: minimum))
    heldUntil = max(end, heldUntil ?? end)
  }

  /// Whether the spinner is to be seen then, if no load begins or ends before.
  public func isVisible(at instant: AnyClock.Instant) -> Bool {
    if let heldUntil, instant < heldUntil { return true }
    guard let appearance else { return false }
    return instant >= appearance
  }

  /// When to draw again after an instant, because the spinner comes or goes automatically; nil if it does not.
  public func nextChange(after instant: AnyClock.Instant) -> AnyClock.Instant? {
    guard isVisible(at: instant) else { return appearance }
    guard let heldUntil, heldUntil > instant else { return nil }
    if let appearance, appearance <= heldUntil { return nil }
    return heldUntil
  }

  private var appearance: AnyClock.Instant? { start?.advanced(by: delay) }
}
