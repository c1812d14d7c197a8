import Essentials

/// Why a tape cannot go on: the program did not do what the tape asks for.
public struct PlayFailure: Error, Equatable, Sendable {
  /// The line that failed.
  public var location: TapeLocation
  /// What was asked for, and what is instead; one line.
  public var message: String
  /// What led there, as a report states it.
  public var circumstances: TapeCircumstances
  /// The text of the screen.
  public var screen: String
}

extension PlayFailure: LocalizedError {
  /// The line that failed, what led there, and the screen.
  public var errorDescription: String? {
    var lines = screen.split(separator: "\n", omittingEmptySubsequences: false)
    while lines.last?.isEmpty == true { lines.removeLast() }
    let picture =
      lines.isEmpty ? ["  (the screen is blank)"] : lines.map { $0.isEmpty ? "  |" : "  | \($0)" }
    return (["\(location): \(message)", "  \(circumstances)"] + picture).joined(separator: "\n")
  }
}
