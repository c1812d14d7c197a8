import Cells

/// What one line of a tape does.
public enum TapeCommand: Equatable, Sendable {
  /// `Serve`: what the next load of a source answers; nil is the only one.
  case serve(TapeResponse, of: String? = nil)
  /// `Serve picture`: what the next picture is that is loaded.
  case servePicture(TapeResponse)
  /// A key by its name, pressed so many times; each press takes the pause, or none.
  case press(KeyPress, count: Int, pause: Duration?)
  /// `Type`: a text key by key; each takes the pause, or the tape's typing speed.
  case type(String, pause: Duration?)
  /// `Click`: the left button goes down and up at a cell.
  case click(Point)
  /// `ScrollUp` and `ScrollDown`: the wheel turns by so many notches at a cell.
  case scroll(isUp: Bool, at: Point, count: Int)
  /// `Resize`: the window has a new size, in cells.
  case resize(Size)
  /// `Paste`: a text that arrives as one piece.
  case paste(String)
  /// `Focus in` and `Focus out`: the window gets or loses the keyboard.
  case focus(isActive: Bool)
  /// `Restart`: the program ends, where it has not, and begins again with what it has stored.
  case restart
  /// `Sleep`: time passes, with all that is due in it.
  case sleep(Duration)
  /// `Wait`: time passes until the screen, or the state, is like this; nil is the limit of every `Wait`.
  case wait(TapeExpectation, limit: Duration?)
  /// `Expect`: the screen, or the state, is like this now.
  case expect(TapeExpectation)
  /// `Screenshot`: a picture of the screen; the end of the file's name says of which kind.
  case screenshot(file: String, format: PictureFormat)
  /// `Golden`: the screen is as it was kept under this name.
  case golden(String)
  /// `Hide`: what follows is not shown to a user who watches, and not in a cast.
  case hide
  /// `Show`: what follows is shown again.
  case show
}
