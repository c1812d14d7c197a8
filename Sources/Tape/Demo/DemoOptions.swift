import Cells

/// What is asked for when tapes are played.
public struct DemoOptions: Equatable, Sendable {
  /// What is done with the goldens of a tape.
  public enum Goldens: Equatable, Sendable {
    /// Nothing: the tape is played to be seen.
    case ignore
    /// They are compared, and nothing at all is written.
    case check
    /// They are written again where they differ.
    case bless
  }

  /// Takes the place of the size of every tape, in cells; nil leaves it.
  public var size: Size?
  /// The last line to play; nil plays all.
  public var lastLine: Int?
  /// The folder that screenshots are written to; nil writes none.
  public var screenshots: String?
  /// What is done with the goldens.
  public var goldens = Goldens.ignore
  /// The file that a recording for asciinema is written to; nil writes none.
  public var cast: String?

  /// Plays everything and writes nothing.
  public init() {}
}
