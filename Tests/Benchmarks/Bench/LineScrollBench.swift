import Cells
import Measuring
import Views

/// A full screen of text that is scrolled by one line a frame.
final class LineScrollBench {
  private let screen: OffscreenScreen

  init(size: Size) throws {
    let text = (0..<2000).map { line in
      String(repeating: "words of line \(line) ", count: size.width / 20)
    }.joined(separator: "\n")
    screen = try OffscreenScreen(size: size) { ScrollView { Text(text) } }
    screen.draw()
  }

  /// The median of the bytes that one line of scroll costs.
  func bytes(frames: Int) -> Double {
    var samples = Samples()
    for _ in 0..<frames {
      screen.press("j")
      samples.add(Double(screen.draw().bytes))
    }
    return samples.median
  }
}
