import Cells
import Essentials

/// A tape as the user calls it.
struct DemoTape {
  /// How it is played, for advice in reports, e.g. `outpost demo`.
  let command: String
  /// Its path, or what the one that is built in is called in messages.
  let file: String
  /// Whether the command plays it when it is given no path, which is none then.
  let isBuiltIn: Bool
  /// The size that the user asked for; nil where the tape has its own.
  let size: Size?

  /// What the user types to play it up to a line.
  func command(until line: Int) -> String {
    command + (isBuiltIn ? "" : " " + file.shellWord) + " --until \(line)"
      + (size.map { " --size \($0.label)" } ?? "")
  }
}

/// The files that the tapes of one demo stand for, so that no two different screens share one.
@MainActor final class DemoNames {
  private var taken: [String: (content: Data, location: TapeLocation)] = [:]

  /// Reserves a file for a screen; returns where it was reserved for another one before.
  func reserve(_ path: String, for content: Data, at location: TapeLocation) -> TapeLocation? {
    if let other = taken[path] { return other.content == content ? nil : other.location }
    taken[path] = (content, location)
    return nil
  }
}
