import Foundation

/// A folder of a test's own, gone with the last reference to it.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    url = URL(filePath: NSTemporaryDirectory()).appending(path: "outpost-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Writes a file and answers where it is.
  @discardableResult
  func write(_ text: String, to name: String, executable: Bool = false) throws -> URL {
    let file = url.appending(path: name)
    try Data(text.utf8).write(to: file)
    if executable {
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path())
    }
    return file
  }

  /// What a file in it holds, nothing where there is no such file.
  func bytes(of name: String) -> [UInt8] {
    (try? Data(contentsOf: url.appending(path: name))).map(Array.init) ?? []
  }
}
