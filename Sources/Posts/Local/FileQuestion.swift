import Essentials

/// Asks a file whether it was changed, before it is read.
struct FileQuestion {
  let path: String
  let limit: Int

  /// Blocks until the last byte is there.
  func answer(given validators: Validators?) throws -> SourceResponse {
    // Looked at before it is read: what is written meanwhile is then read once more, and never missed.
    let etag = Self.etag(of: path)
    if let etag, etag == validators?.etag { return .unchanged() }
    return .document(
      SourceDocument(
        bytes: try FileBytes.read(path: path, limit: limit), validators: Validators(etag: etag),
        address: URL(filePath: path)))
  }

  /// Its size, the time of its last change and its number; nil for what is no file, as a pipe.
  static func etag(of path: String) -> String? {
    guard let status = path.fileStatus, status.type == S_IFREG else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return "\(status.st_size)-\(time.tv_sec).\(time.tv_nsec)-\(status.st_ino)"
  }
}
