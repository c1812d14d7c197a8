import CTOML
import Essentials

/// One thing in a good TOML file that cannot be meant.
public struct ConfigurationMistake: Equatable, Sendable {
  /// The line it is on, from 1.
  public let line: Int
  /// The character of the line, from 1; nil where the line is meant.
  public let column: Int?
  /// What is wrong and what is expected, on one line.
  public let message: String

  init(line: Int, column: Int? = nil, message: String) {
    (self.line, self.column, self.message) = (line, column, message)
  }

  init(_ place: CTPosition, _ message: String) {
    self.init(line: place.line, column: place.column, message: message)
  }

  /// Where it is, as it stands behind the name of the file.
  var place: String { column.map { "\(line):\($0)" } ?? "\(line)" }

  /// A key that means nothing here, with the one that may have been meant.
  static func unknown(
    _ key: String, kind: String = "key", among keys: [String], at place: CTPosition
  ) -> ConfigurationMistake {
    let near = keys.map { ($0, Spelling.distance(Array(key.lowercased().prefix(40)), Array($0))) }
      .min { $0.1 < $1.1 }
    let advice =
      if let near, near.1 <= max(1, near.0.count / 2), near.1 < near.0.count {
        "did you mean \(near.0)?"
      } else {
        "valid \(kind)s are \(keys.joined(separator: ", "))"
      }
    return ConfigurationMistake(place, "unknown \(kind) \(key); \(advice)")
  }
}
