import Essentials
import Synchronization

/// What has come of a file so far, beside where the file will be: `interview.mp3.part`.
///
/// It is locked while it is open, so that two programs never write to it.
final class PartFile: Sendable {
  /// Of the whole.
  let path: String

  private struct State {
    var descriptor: Int32
    var count: Int
  }

  // A lock, because pieces come on the thread of the requests, also when nobody waits for them any more.
  private let state: Mutex<State>

  private static let mostNumbers = 999

  /// Goes on with the part of an earlier try.
  ///
  /// Throws `PostsError`: that the part is not there, too.
  convenience init(continuing path: String) throws {
    let descriptor = open(path + Self.ending, O_WRONLY | O_APPEND | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else { throw Self.failure(errno, path) }
    try self.init(path, descriptor)
  }

  /// Begins a part under a name that is free.
  static func new(named name: String, in folder: String) throws -> PartFile {
    do {
      try Directories.make(folder, mode: 0o755)
    } catch let ConfigurationError.unwritable(path, reason) {
      throw PostsError.notDownloaded(reason: "cannot write \(path): \(reason)")
    }
    for number in 1...mostNumbers {
      let path = "\(folder)/\(DownloadName.numbered(name, number))"
      guard !isThere(path) else { continue }
      let descriptor = open(
        path + ending, O_WRONLY | O_APPEND | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o644)
      if descriptor >= 0 { return try PartFile(path, descriptor) }
      guard errno == EEXIST else { throw failure(errno, path) }
    }
    throw PostsError.notDownloaded(reason: "\(folder) has too many files of this name")
  }

  private init(_ path: String, _ descriptor: Int32) throws {
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      Essentials.close(descriptor)
      throw PostsError.alreadyDownloading
    }
    self.path = path
    let end = lseek(descriptor, 0, SEEK_END)
    state = Mutex(State(descriptor: descriptor, count: Int(max(0, end))))
  }

  deinit { close() }

  /// In bytes.
  var count: Int { state.withLock { $0.count } }

  func append(_ bytes: UnsafeRawBufferPointer) throws {
    try state.withLock { state in
      guard state.descriptor >= 0 else { throw CancellationError() }
      do throws(POSIXError) {
        try Descriptor.writeAll(bytes, to: state.descriptor)
        state.count += bytes.count
      } catch {
        state.count = Int(max(0, lseek(state.descriptor, 0, SEEK_END)))
        throw Self.failure(error.code.rawValue, path)
      }
    }
  }

  /// Begins again.
  func clear() throws {
    try state.withLock { state in
      guard state.descriptor >= 0 else { throw CancellationError() }
      guard ftruncate(state.descriptor, 0) == 0 else { throw Self.failure(errno, path) }
      state.count = 0
    }
  }

  /// Takes no more; an empty part goes.
  func close() {
    state.withLock { state in
      guard state.descriptor >= 0 else { return }
      if state.count == 0 { unlink(path + Self.ending) }
      Essentials.close(state.descriptor)
      state.descriptor = -1
    }
  }

  /// Gives the file its name, or the next one that is free by now, and returns its path.
  func finish() throws -> String {
    close()
    let folder = path.folder
    for number in 1...Self.mostNumbers {
      let whole = "\(folder)/\(DownloadName.numbered(path.fileName, number))"
      guard !Self.isThere(whole) else { continue }
      guard rename(path + Self.ending, whole) == 0 else { throw Self.failure(errno, whole) }
      return whole
    }
    throw PostsError.notDownloaded(reason: "\(folder) has too many files of this name")
  }

  /// Removes a file, or the part of it.
  static func remove(_ path: String) {
    unlink(path + ending)
    unlink(path)
  }
}

extension PartFile {
  private static let ending = ".part"

  private static func isThere(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  private static func failure(_ code: Int32, _ path: String) -> PostsError {
    let reason =
      code == ENOSPC || code == EDQUOT
      ? "the disk is full; free some room, and go on"
      : "cannot write \(path): \(String(cString: strerror(code)))"
    return .notDownloaded(reason: reason)
  }
}
