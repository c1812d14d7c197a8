import Foundation
import TestSupport

/// A file system in memory that is full soon, where this user may mount one.
final class SmallDisk: Sendable {
  let path: String

  /// Found out by trying.
  static let isPermitted = (try? SmallDisk(megabytes: 1)) != nil

  init(megabytes: Int) throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "outpost-disk-\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path()
    guard Self.run("mount", "-t", "tmpfs", "-o", "size=\(megabytes)m", "outpost", path) else {
      rmdir(path)
      throw POSIXError(.EPERM)
    }
  }

  deinit {
    _ = Self.run("umount", "-l", path)
    rmdir(path)
  }

  /// Leaves about so much room.
  func fill(leaving room: Int) throws {
    let ballast = path + "/ballast"
    try? FileManager.default.removeItem(atPath: ballast)
    let attributes = try FileManager.default.attributesOfFileSystem(forPath: path)
    let free = attributes[.systemFreeSize] as? Int ?? 0
    _ = FileManager.default.createFile(
      atPath: ballast, contents: Data(count: max(0, free - room)))
  }

  private static func run(_ words: String...) -> Bool {
    (try? Spawn.start(["/usr/bin/env"] + words)).map { Spawn.waitForEnd(of: $0) == 0 } ?? false
  }
}
