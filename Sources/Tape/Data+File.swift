import Essentials

extension Data {
  /// Writes a file whole or not at all, and makes its folder.
  func write(toFile path: String) throws(TapeError) {
    let file = URL(filePath: path)
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try write(to: file, options: .atomic)
    } catch {
      throw TapeError.unwritable(path: path, cause: error.explanation)
    }
  }
}
