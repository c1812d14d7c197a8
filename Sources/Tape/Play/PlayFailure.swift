import Foundation

/// Why a tape cannot go on: the program did not do what the tape asks for.
public struct PlayFailure: Error, Equatable, Sendable {
  /// The line that failed.
  public var place: TapePlace
  /// What was asked for, and what is instead; one line.
  public var words: String
  /// What led there, as a report says it.
  public var circumstances: TapeCircumstances
  /// The text of the screen.
  public var screen: String
}

/// Where a tape is, for whoever has to find out why.
public struct TapeCircumstances: Equatable, Sendable, CustomStringConvertible {
  /// The time of the tape.
  public var time = Duration.zero
  /// The state of the program, where it names one.
  public var state: String?
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

extension Duration {
  /// The time as reports write it: seconds to the millisecond, e.g. `1.100 s`.
  var inReport: String {
    let milliseconds = components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000
    let rest = String(milliseconds % 1000)
    return "\(milliseconds / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest + " s"
  }
}

extension PlayFailure: LocalizedError {
  /// The line that failed, what led there, and the screen.
  public var errorDescription: String? {
    var lines = screen.split(separator: "\n", omittingEmptySubsequences: false)
    while lines.last?.isEmpty == true { lines.removeLast() }
    let picture =
      lines.isEmpty ? ["  (the screen is blank)"] : lines.map { $0.isEmpty ? "  |" : "  | \($0)" }
    return (["\(place): \(words)", "  \(circumstances)"] + picture).joined(separator: "\n")
  }
}
