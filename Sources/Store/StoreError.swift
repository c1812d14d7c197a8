import CSQLiteLibrary
import Essentials

/// Why posts and flags cannot be stored or read, worded for the user.
public enum StoreError: Error, Equatable, Sendable {
  /// No room is left on the disk that holds it.
  case full(path: String)
  /// It can be read, and nothing in it can be changed.
  case readOnly(path: String)
  /// What it holds breaks the format of the file.
  case damaged(path: String)
  /// Another program kept it locked for longer than we wait.
  case busy(path: String)
  /// A newer version of Outpost made it, and this one would not understand it.
  case newer(path: String)
  /// It cannot be opened, for a reason that the system names.
  case unopened(path: String, reason: String)
  /// Any other failure, in the words of the database.
  case other(path: String, reason: String)

  /// What an error of the database means for the user.
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
    case ENOTDIR: "a part of the path is not a folder"
    case let code: String(cString: strerror(code))
    }
  }
}

extension StoreError: LocalizedError {
  /// One line.
  public var errorDescription: String? {
    switch self {
    case .full(let path): "The disk is full: nothing was saved in \(path); make room and try again"
    case .readOnly(let path):
      "Read only: \(path) cannot be changed; check the owner of the file and its folder"
    case .damaged(let path):
      "Damaged: \(path) cannot be read; quit all Outposts and start one, which repairs it"
    case .busy(let path):
      "Busy: another program has locked \(path); try again later"
    case .newer(let path):
      "Made by a newer version of Outpost: \(path); update Outpost, or name another data folder"
    case .unopened(let path, let reason): "Cannot open \(path): \(reason)"
    case .other(let path, let reason): "Cannot use \(path): \(reason)"
    }
  }
}
