import Essentials

/// Reads a descriptor to its end, with the system's own calls: they alone say what is wrong.
package enum FileBytes {
  /// The most that is read of anything local: more than an answer, as it lies on the user's own disk. Holds the
  /// million posts of the benchmark, which are 209 MB.
  package static let maximum = 250_000_000

  /// Blocks until the last byte is there.
  ///
  /// - Parameter timeout: Milliseconds to wait for a writer of a named pipe. It
  ///   must end: each try would leave a blocked thread behind.
  package static func read(
    path: String, limit: Int = maximum, timeout: Int32 = 10_000
  ) throws -> [UInt8] {
    // Opening a named pipe would wait for its writer, too.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else { throw failure(path, errno) }
    defer { close(descriptor) }
    guard isForReading(descriptor) else {
      throw PostsError.unreadable(path, reason: "it is a device, not a file")
    }
    guard let beginning = beginning(of: descriptor, timeout: timeout) else {
      throw PostsError.unreadable(path, reason: "no program writes to this pipe")
    }
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
    return try read(descriptor, name: path, limit: limit, after: beginning)
  }

  /// Blocks until the other end closes.
  package static func read(
    _ descriptor: Int32, name: String, limit: Int = maximum, after beginning: [UInt8] = []
  ) throws -> [UInt8] {
    var status = stat()
    // What has no type is no file but a thing of the system's, such as a program that was started
    // with a closed input finds there once it has opened anything itself.
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT != 0 else {
      throw failure(name, EBADF)
    }
    let size = Int(status.st_size)
    guard size <= limit else { throw PostsError.tooLarge(limit: limit) }
    var bytes = beginning
    var wanted = max(size + 1, 65_536)
    while true {
      let chunk = try chunk(descriptor, name: name, wanted: wanted)
      guard bytes.count + chunk.count <= limit else { throw PostsError.tooLarge(limit: limit) }
      if chunk.isEmpty { return bytes }
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
      wanted = 65_536
    }
  }

  /// Whether it is a file or a pipe: no terminal, no other device, and not closed.
  package static func isFileOrPipe(_ descriptor: Int32) -> Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && [S_IFREG, S_IFIFO].contains(status.type)
  }

  /// Whether it is a file, a directory, which has an error of its own, or a pipe: what else there is may have no end, or
  /// belong to the terminal.
  private static func isForReading(_ descriptor: Int32) -> Bool {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return false }
    // Files of the kernel's are made while they are read.
    let disk = "/".fileStatus?.st_dev
    for kernel in ["/proc", "/sys"].compactMap(\.fileStatus?.st_dev) where kernel != disk {
      if kernel == status.st_dev { return false }
    }
    return [S_IFREG, S_IFDIR, S_IFIFO].contains(status.type)
  }

  private static func chunk(_ descriptor: Int32, name: String, wanted: Int) throws -> [UInt8] {
    try [UInt8](unsafeUninitializedCapacity: wanted) { buffer, count in
      while true {
        let got = systemRead(descriptor, buffer.baseAddress, wanted)
        if got >= 0 {
          count = got
          return
        }
        if errno != EINTR { throw failure(name, errno) }
      }
    }
  }

  /// Waits for a pipe to be written; nil when nobody does. Empty for all that is no pipe.
  private static func beginning(of descriptor: Int32, timeout: Int32) -> [UInt8]? {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFIFO else { return [] }
    var wish = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&wish, 1, timeout) == 0 else { return [] }
    // Nothing came. Only a read tells a writer that is slow from none: then it is at the end.
    var byte: UInt8 = 0
    let got = systemRead(descriptor, &byte, 1)
    return got == 0 ? nil : got == 1 ? [byte] : []
  }

  private static func failure(_ path: String, _ code: Int32) -> PostsError {
    switch code {
    case ENOENT, ENOTDIR: .noSuchFile(path)
    case EACCES, EPERM: .permissionDenied(path)
    case EISDIR: .isDirectory(path)
    case EBADF: .unreadable(path, reason: "it is closed")
    default: .unreadable(path, reason: String(cString: strerror(code)))
    }
  }
}

/// `read` by another name, because the functions above hide it.
private let systemRead = read
