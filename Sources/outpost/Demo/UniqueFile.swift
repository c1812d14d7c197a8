import Essentials
import Tape

/// A file that is written where nothing is: what is there already is never touched.
nonisolated enum UniqueFile {
  /// Writes to a path, or, where something is, to the first that is free with a number behind its name.
  ///
  /// - Parameter number: The first number; nil begins with the path as it is.
  /// - Returns: The path that was written.
  static func write(
    _ data: Data, as path: String, from number: Int? = nil
  ) throws(TapeError) -> String {
    var number = number
    while true {
      let path = number.map { numbered(path, $0) } ?? path
      do {
        try data.write(to: URL(filePath: path), options: .withoutOverwriting)
        return path
      } catch let error as CocoaError where error.code == .fileWriteFileExists {
        number = (number ?? 0) + 1
      } catch {
        throw .unwritable(path: path, cause: error.explanation)
      }
    }
  }

  /// Finds out whether a path can be written, and leaves nothing there.
  static func checkWritable(_ path: String) throws {
    let file = URL(filePath: path)
    try Data().write(to: file, options: .withoutOverwriting)
    try FileManager.default.removeItem(at: file)
  }

  /// The name with a number before the extension.
  private static func numbered(_ path: String, _ number: Int) -> String {
    let type = path.fileExtension
    return "\(path.withoutFileExtension)-\(number)" + (type.isEmpty ? "" : ".\(type)")
  }
}
