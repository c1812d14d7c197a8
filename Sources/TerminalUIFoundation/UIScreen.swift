/// The screen as UIKit's code asks for it: that of the terminal.
///
/// Views are not told when it changes: what is to follow the size reads a `GeometryReader`.
public nonisolated struct UIScreen: Sendable {
  /// The only screen.
  public static let main = UIScreen()

  /// The screen in points, 8 a column and 16 a row; 80 columns and 24 rows where there is no terminal.
  public var bounds: CGRect {
    var cells = winsize()
    let isKnown =
      ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &cells) == 0 && cells.ws_col > 0 && cells.ws_row > 0
    return CGRect(
      x: 0, y: 0, width: 8 * CGFloat(isKnown ? cells.ws_col : 80),
      height: 16 * CGFloat(isKnown ? cells.ws_row : 24))
  }

  /// Dots a point: a terminal tells of none.
  public var scale: CGFloat { 1 }
}
