import Foundation

/// A folder for one test, which is removed at its end.
final class TapeFolder {
  let path: String

  init() throws {
    path = URL.temporaryDirectory.appending(path: "tapes-\(UUID())").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: URL(filePath: "\(path)/\(name)"))
  }

  func text(of name: String) throws -> String {
    try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
  }

  /// The files in it, those in folders by their paths.
  var files: [String] {
    (FileManager.default.enumerator(atPath: path)?.allObjects as? [String] ?? [])
      .filter { !$0.hasSuffix("Goldens") }.sorted()
  }
}
