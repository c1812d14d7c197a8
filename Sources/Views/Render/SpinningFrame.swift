import Cells
import StateKit

/// A frame of which nothing but the spinners moves until an instant, so that their next signs need no views.
struct SpinningFrame {
  private var frame: Frame
  private var sign: SpinnerSign
  private let spinners: [Point]
  /// When a view is due.
  private let end: AnyClock.Instant?

  /// - Parameters:
  ///   - spinners: Where spinners were painted; those that other views were painted over are left out.
  ///   - end: When a view is due; nil where none moves.
  init(_ frame: Frame, at now: AnyClock.Instant, spinners: [Point], end: AnyClock.Instant?) {
    let sign = SpinnerSign(at: now)
    let buffer = frame.buffer
    self.frame = frame
    self.sign = sign
    self.spinners = spinners.filter { buffer.text(of: buffer[$0.x, $0.y]) == sign.text }
    self.end = end
  }

  /// When the next frame is due.
  var nextDue: AnyClock.Instant? { spinners.isEmpty ? end : min(end ?? sign.end, sign.end) }

  /// The frame with what spinners show at an instant; nil where that is not all that is due then.
  mutating func turned(to now: AnyClock.Instant) -> Frame? {
    guard !spinners.isEmpty, now >= sign.end, end.map({ now < $0 }) ?? true else { return nil }
    sign = SpinnerSign(at: now)
    for place in spinners {
      frame.buffer.put(sign.text, at: place, style: frame.buffer[place.x, place.y].style)
    }
    return frame
  }
}

/// What spinners show at an instant: all of them the same, so that they turn together.
struct SpinnerSign {
  private let step: Int

  private static let period = Duration.milliseconds(100)
  private static let signs = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]

  init(at instant: AnyClock.Instant) { step = Int(instant.offset / Self.period) }

  var text: String { Self.signs[step % Self.signs.count] }

  /// When the next sign takes its place.
  var end: AnyClock.Instant { AnyClock.Instant(offset: Self.period * (step + 1)) }
}
