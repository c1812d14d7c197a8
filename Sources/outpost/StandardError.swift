import Essentials
import Feeds

/// Where a program says what is not its answer.
nonisolated enum StandardError {
  /// Writes lines, each harmless and after the name of the program.
  static func print(_ message: String) {
    let lines = message.split(separator: "\n").map {
      "outpost: \(indent(of: $0))\(TextCleaner.clean(String($0), lines: .one))\n"
    }
    try? Descriptor.writeAll(Array(lines.joined().utf8), to: STDERR_FILENO)
  }

  private static func indent(of line: Substring) -> Substring { line.prefix { $0 == " " } }
}
