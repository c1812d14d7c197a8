import Essentials
import Feeds

/// Where printed posts go.
enum StandardOutput {
  /// Writes a harmless line.
  static func print(_ line: String) throws { try print(fields: [line]) }

  /// Writes a line of harmless fields, separated by tabs.
  static func print(fields: [String]) throws {
    let clean = fields.map { TextCleaner.clean($0, lines: .one) }
    try write(Data((clean.joined(separator: "\t") + "\n").utf8))
  }

  /// Writes all of it, or throws why it cannot be written.
  static func write(_ data: Data) throws {
    do {
      try Descriptor.writeAll(data, to: STDOUT_FILENO)
    } catch {
      let reason = error.code == .EBADF ? "it is closed" : error.reason
      throw CommandError("Cannot write to standard output: \(reason)")
    }
  }
}

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
