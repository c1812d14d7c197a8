import Foundation

/// A program of the machine that a test asks for a second opinion, such as `xmllint`.
public enum Tool {
  /// What a program answered.
  public struct Output: Sendable {
    /// Its exit code.
    public let status: Int32
    /// What it wrote to standard output.
    public let output: Data
    /// What it wrote to standard error.
    public let error: String
  }

  /// Why there is no answer.
  public enum Failure: Error {
    /// It took longer than it may.
    case exceeded(seconds: Int, path: String)
  }

  /// The path of a program, nil where the machine has none of these names.
  public static func find(_ names: String...) -> String? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    let paths = names.flatMap { name in folders.map { "\($0)/\(name)" } }
    return paths.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Runs a program to its end. All three streams are files, so that no full pipe can hold it up.
  ///
  /// - Throws: ``Failure/exceeded(seconds:path:)`` where it took longer than the limit; it is killed then.
  public static func run(
    _ path: String, _ arguments: [String], input: Data = Data(), seconds: Int = 600
  ) throws -> Output {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tool-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = ["input", "output", "error"].map { folder.appending(path: $0) }
    for file in files { try (file == files[0] ? input : Data()).write(to: file) }
    let process = try Spawn.start(
      [path] + arguments, input: .file(files[0].path()), output: .file(files[1].path()),
      errors: .file(files[2].path()))
    let end = Spawn.waitForEnd(of: process, seconds: seconds)
    if end.wasKilled { throw Failure.exceeded(seconds: seconds, path: path) }
    return Output(
      status: end.status, output: try Data(contentsOf: files[1]),
      error: String(decoding: try Data(contentsOf: files[2]), as: UTF8.self))
  }
}
