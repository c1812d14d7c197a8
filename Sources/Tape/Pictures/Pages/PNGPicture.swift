import Foundation

extension Snapshot {
  /// The picture in pixels, two for each of the ``svg``, made by `rsvg-convert`, which draws emoji in one colour.
  ///
  /// - Parameter path: The folders that the program is looked for in, as `PATH` names them.
  /// - Throws: ``TapeError`` where the program is missing or fails; or that no temporary file could be written.
  public func png(
    path: String = ProcessInfo.processInfo.environment["PATH"] ?? ""
  ) throws -> Data {
    let programs = path.split(separator: ":").map { "\($0)/rsvg-convert" }
    guard let program = programs.first(where: FileManager.default.isExecutableFile) else {
      throw TapeError.missingConverter
    }
    let folder = FileManager.default.temporaryDirectory.appending(path: "tape-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try Converter(program: program, folder: folder).png(of: self)
  }
}

/// One run of `rsvg-convert`. All goes through files, so that no full pipe can hold it up.
private struct Converter {
  let program: String
  let folder: URL

  func png(of snapshot: Snapshot) throws -> Data {
    let (svg, png) = (folder.appending(path: "in.svg"), folder.appending(path: "out.png"))
    let complaints = folder.appending(path: "complaints")
    try Data(SVGPicture(snapshot, hasLists: false).text.utf8).write(to: svg)
    try Data().write(to: complaints)
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = [
      "--zoom=2", "--format=png", "--output=\(png.path(percentEncoded: false))",
      svg.path(percentEncoded: false),
    ]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = try FileHandle(forWritingTo: complaints)
    // Waiting as Foundation does it would run other work of the main thread meanwhile.
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    try process.run()
    ended.wait()
    guard process.terminationStatus == 0, let data = try? Data(contentsOf: png) else {
      throw TapeError.failedConverter(try words(in: complaints, of: process))
    }
    return data
  }

  private func words(in file: URL, of process: Process) throws -> String {
    let words = try String(contentsOf: file, encoding: .utf8)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    return words.isEmpty ? "it ended with status \(process.terminationStatus)" : words
  }
}
