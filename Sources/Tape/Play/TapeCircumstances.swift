/// Where a tape is, for whoever has to find out why.
public struct TapeCircumstances: Equatable, Sendable, CustomStringConvertible {
  /// The time of the tape.
  public var time = Duration.zero
  /// The state of the program, where it names one.
  public var state: String?
  /// The line of the tape itself that is played, from 1.
  public var line = 1
  /// The comment above that line, for a person who watches.
  public var comment: String?
  /// The last thing that was done to the program, and the line that did it; nil before the first.
  public var lastInput: Input?

  /// Something that was done to the program.
  public struct Input: Equatable, Sendable {
    /// The line of the tape as it would be written.
    public var words: String
    /// Its line number, from 1.
    public var line: Int
  }

  /// One line, e.g. `state: loaded(3)   last input: "r" (line 6)`.
  public var description: String {
    let input = lastInput.map { "last input: \($0.words) (line \($0.line))" }
    return [state.map { "state: \($0)" }, input ?? "last input: none"].compactMap { $0 }
      .joined(separator: "   ")
  }
}
