import Cells

/// What one line of a tape does.
public enum TapeCommand: Equatable, Sendable {
  /// `Serve`: what the next load answers.
  case serve(TapeAnswer)
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
  /// `Sleep`: time passes, with all that is due in it.
  case sleep(Duration)
  /// `Wait`: time passes until the screen shows a match; nil is the limit of every `Wait`.
  case wait(TapePattern, limit: Duration?)
  /// `Expect`: the screen, or the state, is like this now.
  case expect(TapeExpectation)
  /// `Screenshot`: a picture of the screen; the end of the file's name says of which kind.
  case screenshot(file: String, format: PictureFormat)
  /// `Golden`: the screen is as it was kept under this name.
  case golden(String)
  /// `Hide`: what follows is not shown to a person who watches, and not in a cast.
  case hide
  /// `Show`: what follows is shown again.
  case show
}

/// What a tape looks for on a screen: a text, or a regular expression that stays comparable.
public enum TapePattern: Equatable, Sendable {
  /// `"words"`, found as they are.
  case text(String)
  /// `/expression/`, in the syntax of Swift's `Regex`; it was compiled once when the tape was read.
  case expression(String)
}

/// What `Expect` asks for.
public enum TapeExpectation: Equatable, Sendable {
  /// `Expect state NAME`: the program says that it is in the state.
  case state(String)
  /// `Expect "words"` or `Expect /expression/`: somewhere on the screen.
  case shows(TapePattern)
  /// `Expect no "words"`: nowhere on the screen.
  case hides(TapePattern)
  /// `Expect row 3 contains "words" style bold`: in a row, from 0 at the top, and drawn with these
  /// attributes; the empty set is `style plain`, and nil asks for no style.
  case row(Int, contains: TapePattern, style: Style.Attributes?)
}
