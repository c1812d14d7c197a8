import Essentials

/// Writes a file so that whoever reads it sees the old bytes or the new, whatever happens meanwhile.
package enum FileReplacement {
  /// Writes beside the file, and puts what is written in its place once it is safe on the disk.
  ///
  /// A symbolic link stays, and what it leads to is replaced; a file keeps its mode.
  ///
  /// - Parameters:
  ///   - head: Bytes before the others, which are many.
  ///   - mode: That of a file that is not there yet.
  ///   - transaction: Runs the last step, which puts the new bytes in their place, or throws: then the file stays as it is.
  package static func write(
    head: [UInt8] = [], _ bytes: [UInt8], to path: String, mode: mode_t,
    in transaction: (@escaping @Sendable () throws -> Void) throws -> Void = { try $0() }
  ) throws {
    let target = try target(of: path)
    let old = target.fileStatus
    guard old == nil || old?.type == S_IFREG else {
      throw ConfigurationError.unwritable(path: path, reason: "it exists and is not a regular file")
    }
    let folder = folder(of: target)
    let name = target.fileName
    var template = Array("\(folder)/.\(name).XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw ConfigurationError.unwritable(path, code: errno) }
    defer { close(descriptor) }
    do {
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
      // To give a file away takes rights that few have; without them it is the writer's.
      if let old { _ = fchown(descriptor, old.st_uid, old.st_gid) }
      guard fchmod(descriptor, old.map { $0.st_mode & 0o7777 } ?? mode) == 0 else {
        throw ConfigurationError.unwritable(path, code: errno)
      }
      for part in [head, bytes] { try write(part, to: descriptor, path) }
      guard fsync(descriptor) == 0 else { throw ConfigurationError.unwritable(path, code: errno) }
      try transaction { [template] in
        guard rename(template, target) == 0 else {
          throw ConfigurationError.unwritable(path, code: errno)
        }
      }
    } catch {
      unlink(template)
      throw error
    }
    sync(folder)
  }
}

extension FileReplacement {
  /// Where the links end that a path leads through; the path itself where it is no link.
  static func target(of path: String) throws -> String {
    var target = path
    for _ in 0..<40 {
      guard let next = link(at: target) else { return target }
      target = next.hasPrefix("/") ? next : "\(folder(of: target))/\(next)"
    }
    throw ConfigurationError.unwritable(path, code: ELOOP)
  }

  /// What a link says; nil where a path leads to none.
  private static func link(at path: String) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { bytes in
      let count = bytes.baseAddress.map { readlink(path, $0, bytes.count) } ?? -1
      guard count >= 0 else { return nil }
      return String(decoding: UnsafeRawBufferPointer(bytes).prefix(count), as: UTF8.self)
    }
  }

  private static func folder(of path: String) -> String {
    path.folder.isEmpty ? "." : path.folder
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32, _ path: String) throws {
    do {
      try Descriptor.writeAll(bytes, to: descriptor)
    } catch {
      throw ConfigurationError.unwritable(path: path, reason: error.reason)
    }
  }

  /// Makes the new name last, where the system can.
  private static func sync(_ folder: String) {
    let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    _ = fsync(descriptor)
    close(descriptor)
  }
}
