import Foundation
import TestSupport

/// A folder of a test's own, gone with the last reference to it.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    // Short, as the path of a socket in it may have some hundred bytes at most.
    let name = "outpost-\(UUID().uuidString.prefix(13))"
    url = URL(filePath: NSTemporaryDirectory()).appending(path: name)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Makes a folder in it and answers where it is.
  @discardableResult func makeFolder(_ name: String) throws -> URL {
    let folder = url.appending(path: name)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// Writes a file and answers where it is.
  @discardableResult
  func write(_ text: String, to name: String, executable: Bool = false) throws -> URL {
    let file = url.appending(path: name)
    guard executable else {
      try Data(text.utf8).write(to: file)
      return file
    }
    // What is open for writing cannot be run, and a program that another test starts at this moment holds all that is
    // open here for a while. So another process writes it.
    let source = try write(text, to: name + ".text")
    let copy = try Spawn.start(["install", "-m", "755", source.path(), file.path()])
    guard Spawn.waitForEnd(of: copy) == 0 else { throw CocoaError(.fileWriteUnknown) }
    return file
  }

  /// What a file in it holds, nothing where there is no such file.
  func bytes(of name: String) -> [UInt8] {
    (try? Data(contentsOf: url.appending(path: name))).map(Array.init) ?? []
  }

  /// The text of a file in it, empty where there is no such file.
  func text(of name: String) -> String { String(decoding: bytes(of: name), as: UTF8.self) }
}
