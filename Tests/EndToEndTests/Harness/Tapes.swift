import Foundation

/// The tapes of the product, and the command that plays them.
enum Tapes {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Tapes")

  /// The tapes in a folder, by name.
  static func all(in folder: URL = folder) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path())
      .filter { $0.hasSuffix(".tape") }.sorted().map { folder.appending(path: $0).path() }
  }

  /// Plays without a terminal.
  static func play(
    _ arguments: [String], environment: [String: String] = .hermetic, input: String = "/dev/null"
  ) async throws -> Subprocess {
    try await Subprocess.run(
      "outpost", ["demo"] + arguments, environment: environment, input: input)
  }

  /// All that is in a folder, each with its size and the time when it was written.
  static func listing(of folder: URL = folder) throws -> [String] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path()).sorted()
    return try paths.map { path in
      let file = folder.appending(path: path).path()
      let attributes = try FileManager.default.attributesOfItem(atPath: file)
      let time = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
      return "\(path) \(attributes[.size] ?? 0) \(time)"
    }
  }
}
