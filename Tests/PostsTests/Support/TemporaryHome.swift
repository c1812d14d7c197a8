import Foundation

@testable import Posts

/// A home folder of a test's own, gone with the last reference to it.
final class TemporaryHome: Sendable {
  let path: String
  let directories: Directories

  init() throws {
    let path = NSTemporaryDirectory() + "home-\(UUID().uuidString.prefix(13))"
    self.path = path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    directories = try Directories(environment: { ["HOME": path][$0] })
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var files: ConfigurationFiles { ConfigurationFiles(directories) }
  var credentials: CredentialFile { CredentialFile(directories) }

  /// The text of the settings, empty where there are none.
  var configuration: String { text(of: directories.configurationFile) }
  /// The text of the list of sources, empty where there is none.
  var subscriptions: String { text(of: directories.subscriptionFile) }

  /// Writes the settings as the user would.
  func configure(_ text: String) throws { try write(text, to: directories.configurationFile) }

  /// Writes the list of sources as the user would.
  func subscribe(_ text: String) throws { try write(text, to: directories.subscriptionFile) }

  func write(_ text: String, to path: String, mode: Int = 0o600) throws {
    try Directories.make((path as NSString).deletingLastPathComponent)
    try Data(text.utf8).write(to: URL(filePath: path))
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
  }

  func text(of path: String) -> String {
    String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
  }

  func mode(of path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  /// The names in the folder of a file, sorted.
  func neighbours(of path: String) throws -> [String] {
    let folder = (path as NSString).deletingLastPathComponent
    return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }
}
