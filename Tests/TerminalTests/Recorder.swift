import Cells
import Testing

@testable import Terminal

/// A terminal without a tty, and the bytes that it would have got.
final class Recorder {
  let terminal: Terminal
  private(set) var frames: [[UInt8]] = []
  private var shown: CellBuffer?

  init(
    _ term: String = "xterm-256color", size: Size = Size(width: 20, height: 3),
    colors: ColorDepth? = nil, isUTF8: Bool = true,
    features: TerminalFeatures = TerminalFeatures()
  ) throws {
    terminal = try Terminal(
      offscreen: term, size: size, colors: colors, isUTF8: isUTF8, features: features)
    terminal.onOutput = { [weak self] in self?.frames.append(Array($0)) }
  }

  isolated deinit { terminal.close() }

  /// The bytes of a frame, as text with `^` for each Esc; empty when there were none.
  @discardableResult
  func draw(cursor: Point? = nil, _ paint: (inout CellBuffer) -> Void) -> String {
    var frame = CellBuffer(size: terminal.size)
    paint(&frame)
    let count = frames.count
    terminal.present(frame, changes: CellDiff(from: shown, to: frame), cursor: cursor)
    shown = frame
    return frames[count...].map(Self.readable).joined()
  }

  @discardableResult
  func draw(_ text: String, style: Style = .plain) -> String {
    draw { $0.put(text, at: .zero, style: style) }
  }

  nonisolated static func readable(_ bytes: [UInt8]) -> String {
    String(decoding: bytes.map { $0 == 0x1B ? 0x5E : $0 }, as: UTF8.self)
  }
}
