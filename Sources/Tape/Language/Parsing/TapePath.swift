/// Paths by their text alone, as tapes name files.
enum TapePath {
  /// The path of a file that a tape names: relative to the tape, and absolute where the tape's is.
  static func joined(_ name: String, toFolderOf tape: String) -> String {
    guard !name.hasPrefix("/"), let slash = tape.lastIndex(of: "/") else { return name }
    return tape[...slash] + name
  }

  /// How a tape names a file whose path is complete: the other way round.
  static func name(of path: String, inFolderOf tape: String) -> String {
    guard let slash = tape.lastIndex(of: "/"), path.hasPrefix(tape[...slash]) else { return path }
    return String(path.dropFirst(tape[...slash].count))
  }

  /// The shortest way to write a path, so that two for the same file are equal.
  static func shortened(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }
}
