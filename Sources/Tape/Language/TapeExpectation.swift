import Cells

/// What `Expect` asks for, and `Wait` waits for.
public enum TapeExpectation: Equatable, Sendable {
  /// `Expect state NAME`: the program says that it is in the state.
  case state(String)
  /// `Expect state of "SOURCE" NAME`: the program says that a source is in the state.
  case sourceState(String, of: String)
  /// `Expect "words"` or `Expect /expression/`: somewhere on the screen.
  case shows(TapePattern)
  /// `Expect no "words"`: nowhere on the screen.
  case hides(TapePattern)
  /// `Expect row 3 contains "words" style bold`: in a row, from 0 at the top, and drawn with these
  /// attributes; the empty set is `style plain`, and nil asks for no style.
  case row(Int, contains: TapePattern, style: Style.Attributes?)
}
