import Essentials

/// Where a tape finds the files that it names, so that a program or a test can keep them elsewhere.
public struct TapeFiles: Sendable {
  /// Why a file cannot be read as a tape.
  public enum Trouble: String, Error, Sendable {
    /// Nothing is there.
    case missing = "there is no such file"
    /// A folder is there.
    case folder = "it is a folder"
    /// The system refuses.
    case unreadable = "it cannot be read"
    /// No one writes a tape of this size.
    case huge = "it is too big for a tape"
    /// The bytes are no text.
    case notText = "it is not text in UTF-8"
  }

  /// Reads the tape at a path.
  let read: @Sendable (_ path: String) -> Result<String, Trouble>
  /// Returns whether a file is at a path.
  let isFile: @Sendable (_ path: String) -> Bool

  /// Files that are read, and looked for, in a custom way.
  public init(
    read: @escaping @Sendable (_ path: String) -> Result<String, Trouble>,
    isFile: @escaping @Sendable (_ path: String) -> Bool
  ) {
    self.read = read
    self.isFile = isFile
  }

  /// The files of the machine; a relative path begins in the working directory.
  public static let disk = TapeFiles(
    read: readFromDisk,
    isFile: { $0.fileStatus.map { $0.type != S_IFDIR } ?? false })

  private static let sizeLimit = 4 << 20

  @Sendable private static func readFromDisk(_ path: String) -> Result<String, Trouble> {
    guard let status = path.fileStatus else { return .failure(.missing) }
    guard status.type != S_IFDIR else { return .failure(.folder) }
    guard let file = fopen(path, "re") else { return .failure(.unreadable) }
    defer { fclose(file) }
    let bytes = [UInt8](unsafeUninitializedCapacity: sizeLimit + 1) {
      $1 = fread($0.baseAddress, 1, $0.count, file)
    }
    guard ferror(file) == 0 else { return .failure(.unreadable) }
    guard bytes.count <= sizeLimit else { return .failure(.huge) }
    return String(validating: bytes, as: UTF8.self).map { .success($0) } ?? .failure(.notText)
  }
}
