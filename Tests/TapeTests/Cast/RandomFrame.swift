import Cells
import Tape
import TestSupport

/// Something that happens to a screen that is recorded.
enum FrameStep {
  case put(String, Point, Style)
  case fill(Rect, Style)
  case resize(Size)
  case show(cursor: Point?)

  /// A step at random; a resize is rare.
  static func random(_ random: inout SeededGenerator) -> FrameStep {
    let point = Point(x: random.number(-2...30), y: random.number(0...7))
    switch random.number(0...20) {
    case 0: return .resize(Size(width: random.number(1...32), height: random.number(1...8)))
    case 1...3:
      let size = Size(width: random.number(1...20), height: random.number(1...4))
      return .fill(Rect(origin: point, size: size), .random(&random))
    case 4...8: return .show(cursor: random.number(0...1) == 0 ? nil : point)
    default: return .put(words(&random), point, .random(&random))
    }
  }

  /// What is written: letters, lines, wide letters, emoji, marks, and emoji of several scalars.
  private static func words(_ random: inout SeededGenerator) -> String {
    let pieces = [
      "a", "Z", " ", "  ", "\"\\", "─│┌┐", "█▌░", "日本語", "한국", "ｗ", "é", "e\u{301}",
      "a\u{323}\u{302}",
      "🎉", "🚀", "⌚", "❤", "❤\u{FE0F}", "👨‍👩‍👧", "👍🏽", "🇩🇪", "1\u{FE0F}\u{20E3}", "…", "•", "✓",
    ]
    return (0..<random.number(1...6)).map { _ in
      pieces[random.number(0...pieces.count - 1)]
    }.joined()
  }
}

extension Style {
  /// Colours of every kind, and any attributes.
  static func random(_ random: inout SeededGenerator) -> Style {
    func colour() -> CellColor {
      func byte() -> UInt8 { UInt8(random.number(0...255)) }
      switch random.number(0...4) {
      case 0: return .palette(UInt8(random.number(0...15)))
      case 1: return .palette(byte())
      case 2: return .rgb(byte(), byte(), byte())
      default: return .standard
      }
    }
    let attributes = random.number(0...1) == 0 ? 0 : random.number(0...63)
    return Style(
      foreground: colour(), background: colour(),
      attributes: Attributes(rawValue: UInt16(attributes)))
  }
}

/// A recording of steps, and what a player must show at each marker and at the end.
struct RecordedFrames {
  private(set) var cast: Cast
  private(set) var shown: [(buffer: CellBuffer, cursor: Point?)] = []
  private var buffer: CellBuffer

  init(_ steps: [FrameStep]) {
    let size = Size(width: 24, height: 6)
    cast = Cast(size: size)
    buffer = CellBuffer(size: size)
    for (index, step) in (steps + [.show(cursor: nil)]).enumerated() {
      take(step, at: .milliseconds(index * 7))
    }
  }

  private mutating func take(_ step: FrameStep, at time: Duration) {
    switch step {
    case .put(let text, let point, let style): buffer.put(text, at: point, style: style)
    case .fill(let rect, let style): buffer.fill(rect, style: style)
    case .resize(let size): buffer = CellBuffer(size: size)
    case .show(let cursor):
      cast.show(buffer, cursor: cursor, at: time)
      cast.mark("\(shown.count)", at: time)
      shown.append((buffer, cursor.flatMap { buffer.bounds.contains($0) ? $0 : nil }))
    }
  }
}
