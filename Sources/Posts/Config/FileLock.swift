import Essentials

/// Lets one at a time change a file, of all threads and all programs that ask for it.
enum FileLock {
  /// Does the work while nobody else has the lock of a file; waits for that.
  ///
  /// The lock is on a file of its own beside it, as the file itself is replaced. The system releases it when the
  /// program ends, however it ends.
  static func holding<Value>(_ path: String, _ work: () throws -> Value) throws -> Value {
    let lock = "\(path.folder)/.\(path.fileName).lock"
    let descriptor = open(lock, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw ConfigurationError.unwritable(path, code: errno) }
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else { throw ConfigurationError.unwritable(path, code: errno) }
    }
    return try work()
  }
}
