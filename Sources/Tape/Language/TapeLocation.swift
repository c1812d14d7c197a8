/// A location in a tape, as editors and compilers write it: `error.tape:7:12`.
public struct TapeLocation: Equatable, Hashable, Sendable, CustomStringConvertible {
  /// The path of the tape, as it was given or sourced.
  public var file: String
  /// The line, from 1.
  public var line: Int
  /// The character within the line, from 1.
  public var column: Int

  /// A location by its line and its column, both from 1.
  public init(file: String, line: Int, column: Int = 1) {
    self.file = file
    self.line = line
    self.column = column
  }

  public var description: String { "\(file):\(line):\(column)" }
}
