import Feeds
import Foundation

/// Where printed posts go.
enum StandardOutput {
  /// Writes a harmless line.
  static func print(_ line: String) throws { try print(fields: [line]) }

  /// Writes a line of harmless fields, parted by tabs.
  static func print(fields: [String]) throws {
    let clean = fields.map { TextCleaner.clean($0, lines: .one) }
    try write(Data((clean.joined(separator: "\t") + "\n").utf8))
  }

  /// Writes all of it, or throws why it cannot be written.
  static func write(_ data: Data) throws {
    var rest = data[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        throw Failure(reason: String(cString: strerror(errno)))
      }
    }
  }

  private struct Failure: LocalizedError {
    let reason: String
    var errorDescription: String? { "Cannot write to standard output: \(reason)" }
  }
}
