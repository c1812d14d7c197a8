/// Why a terminal cannot be drawn on.
public nonisolated enum TerminalError: Error, Equatable, Sendable, CustomStringConvertible {
  /// Standard output is not a terminal, or there is none to read keys from.
  case noTerminal
  /// `TERM` is not set.
  case unnamed
  /// `TERM` is `dumb`: the terminal cannot place its cursor.
  case dumb
  /// The kind of terminal that `TERM` names is not in the machine's database.
  case unknownTerminal(String)
  /// The terminal went away while it was being set up.
  case lost

  /// The cause, and what to do about it.
  public var description: String {
    switch self {
    case .noTerminal:
      "Cannot draw here: standard output is not a terminal. Run this in a terminal window."
    case .unnamed:
      "Cannot draw here: TERM is not set. Set it to the kind of this terminal, e.g. xterm-256color."
    case .dumb:
      "Cannot draw on TERM=dumb: it has no cursor to place. Run this in a terminal window."
    case .unknownTerminal(let name):
      "Cannot draw on TERM=\(Self.readable(name)): the terminal is not known here. "
        + "Set TERM to one that is, e.g. xterm-256color."
    case .lost:
      "Cannot draw: the terminal went away."
    }
  }

  /// A name from outside, fit to be shown.
  private static func readable(_ name: String) -> String {
    String(
      String.UnicodeScalarView(name.unicodeScalars.filter { (0x21..<0x7F).contains($0.value) })
        .prefix(40))
  }
}
