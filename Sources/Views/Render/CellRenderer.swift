import Cells
import StateKit

/// Draws a view once, at a size and an instant, with no terminal: for tests, pictures and tools.
///
///     let screen = CellRenderer(width: 80, height: 24) { CounterScreen() }
///     print(screen.text)
public struct CellRenderer {
  /// What was drawn.
  public let buffer: CellBuffer

  /// Draws a view in the middle of a screen, as a program on a terminal does.
  ///
  /// What runs when views appear has run once it is drawn, and what that changed at once is drawn, too;
  /// tasks that it started are cancelled.
  ///
  /// - Parameters:
  ///   - width: Columns.
  ///   - height: Rows.
  ///   - now: The instant that spinners are drawn for.
  public init(
    width: Int, height: Int, at now: AnyClock.Instant = AnyClock.Instant(offset: .zero),
    @ViewBuilder content: () -> some View
  ) {
    let host = Host(size: Size(width: width, height: height), root: content)
    var buffer = host.frame(at: now).buffer
    host.runEffects()
    var frames = 1
    while host.needsFrame, frames < Self.mostFrames {
      buffer = host.frame(at: now).buffer
      host.runEffects()
      frames += 1
    }
    host.close()
    self.buffer = buffer
  }

  /// The text of each row, without the blanks at its end.
  public var lines: [String] { buffer.lines }

  /// The rows below one another.
  public var text: String { lines.joined(separator: "\n") }

  /// Frames after which a view that changes in each of them is taken as it is.
  private static let mostFrames = 20
}
