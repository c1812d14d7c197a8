import Foundation

/// Reads a descriptor to its end, with the system's own calls: they alone say what is wrong.
enum FileBytes {
  /// Holds a million posts several times over.
  static let maximum = 1_000_000_000

  /// Blocks until the last byte is there.
  static func read(path: String, limit: Int = maximum) throws -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(path, errno) }
    defer { close(descriptor) }
    return try read(descriptor, name: path, limit: limit)
  }

  /// Blocks until the other end closes.
  static func read(_ descriptor: Int32, name: String, limit: Int = maximum) throws -> [UInt8] {
    var status = stat()
    let size = fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
    guard size <= limit else { throw PostsError.tooLarge(limit: limit) }
    var bytes: [UInt8] = []
    var wanted = max(size + 1, 65_536)
    while true {
      let chunk = try chunk(descriptor, name: name, wanted: wanted)
      guard bytes.count + chunk.count <= limit else { throw PostsError.tooLarge(limit: limit) }
      if chunk.isEmpty { return bytes }
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
      wanted = 65_536
    }
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

  private static func failure(_ path: String, _ code: Int32) -> PostsError {
    switch code {
    case ENOENT, ENOTDIR: .noSuchFile(path)
    case EACCES, EPERM: .permissionDenied(path)
    case EISDIR: .isDirectory(path)
    default: .unreadable(path, reason: String(cString: strerror(code)))
    }
  }
}

/// `read` by another name, because the functions above hide it.
private let systemRead = read
