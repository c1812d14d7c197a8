import Essentials

extension Snapshot {
  /// The picture in pixels, two for each of the ``svg``, made by `rsvg-convert`, which draws emoji in one colour.
  ///
  /// - Parameter path: The folders that the program is looked for in, as `PATH` names them.
  /// - Throws: ``TapeError`` where the program is missing or fails; or that no temporary file could be written.
  public func png(
    path: String = ProcessEnvironment.value("PATH") ?? ""
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
    let arguments = [
      program, "--zoom=2", "--format=png", "--output=\(png.path(percentEncoded: false))",
      svg.path(percentEncoded: false),
    ]
    switch DetachedProcess.start(arguments, complaints: complaints.path(percentEncoded: false)) {
    case .failure(let error): throw TapeError.failedConverter(error.reason)
    case .success(let converter):
      let failure = converter.failureAtEnd()
      guard failure == nil, let data = try? Data(contentsOf: png) else {
        throw TapeError.failedConverter(try message(in: complaints, of: failure))
      }
      return data
    }
  }

  private func message(in file: URL, of failure: String?) throws -> String {
    let message = try String(contentsOf: file, encoding: .utf8).trimming(\.isWhitespace)
    guard message.isEmpty else { return message }
    let end = failure ?? "0"
    return end.hasPrefix("signal") ? "it ended with \(end)" : "it ended with status \(end)"
  }
}
