import CSQLiteLibrary
import Essentials

extension StoreError {
  /// What an error of the database means for the person.
  init(_ error: any Error, path: String) {
    if let error = error as? StoreError {
      self = error
      return
    }
    guard let error = error as? DatabaseError else {
      self = .other(path: path, reason: error.explanation)
      return
    }
    // The system has no room for the index of the log, which is shared memory in a file.
    let isIndexFull = error.code == SQLiteNoSharedMemory
    self =
      switch error.kind {
      case SQLITE_IOERR where isIndexFull: .full(path: path)
      case SQLITE_FULL: .full(path: path)
      case SQLITE_READONLY, SQLITE_PERM: .readOnly(path: path)
      case SQLITE_CORRUPT, SQLITE_NOTADB: .damaged(path: path)
      case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL: .busy(path: path)
      case SQLITE_CANTOPEN, SQLITE_AUTH: .unopened(path: path, reason: Self.obstacle(at: path))
      default: .other(path: path, reason: error.message)
      }
  }

  /// Why the system opens no file at a path, which the database does not tell.
  private static func obstacle(at path: String) -> String {
    let descriptor = open(path, O_RDWR | O_CLOEXEC)
    guard descriptor < 0 else {
      close(descriptor)
      return "its folder cannot be written"
    }
    return switch errno {
    case EISDIR: "it is a directory"
    case EACCES, EPERM: "permission denied"
    case ENOENT: "its folder is missing or cannot be written"
    case ENOTDIR: "a part of the path is no folder"
    case let code: String(cString: strerror(code))
    }
  }
}
