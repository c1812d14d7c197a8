import Cells

/// A screen at one moment of a tape, with all that a picture of it shows.
public struct Snapshot: Sendable {
  /// The screen.
  public var buffer: CellBuffer
  /// The cell that the text cursor stands on, nil when it is hidden.
  public var cursor: Point?
  /// The state as the program names it; nil where it names none.
  public var state: String?
  /// The time of the tape.
  public var time: Duration
  /// The words in the title bar of a picture.
  public var title: String
  /// The colours of a picture.
  public var theme: TapeSettings.Theme

  /// A moment of a tape, or any buffer that a picture is wanted of.
  public init(
    _ buffer: CellBuffer, cursor: Point? = nil, state: String? = nil, time: Duration = .zero,
    title: String = "", theme: TapeSettings.Theme = .dark
  ) {
    self.buffer = buffer
    self.cursor = cursor
    self.state = state
    self.time = time
    self.title = title
    self.theme = theme
  }
}
