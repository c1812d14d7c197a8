import Essentials
import Store
import Synchronization

/// Pictures on the disk, of which those go that were not shown for the longest time.
///
/// Each file begins with the address that it is from and its length: what is anything else counts as absent.
public struct PictureCache: Sendable {
  private let folder: String
  private let limit: Int
  private let room = Room()

  /// Several pictures are kept at the same time.
  private final class Room: Sendable {
    /// Bytes that may come before the folder is looked at.
    let count = Atomic(0)
  }

  /// - Parameters:
  ///   - folder: Is made when the first picture is kept.
  ///   - limit: Bytes of all files.
  public init(folder: String, limit: Int = 100_000_000) {
    self.folder = folder
    self.limit = limit
  }

  /// A picture that was kept; nil where it is not there.
  func bytes(of address: String) -> [UInt8]? {
    let path = path(of: address)
    guard let status = path.fileStatus, status.type == S_IFREG, status.st_size <= limit else {
      return nil
    }
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    guard let count = count(inFile: Int(status.st_size), of: address) else { return nil }
    let head = head(of: address, count: count)
    guard Descriptor.bytes(head.count, of: descriptor) == head,
      let bytes = Descriptor.bytes(count, of: descriptor)
    else { return nil }
    utimensat(AT_FDCWD, path, nil, 0)
    return bytes
  }

  /// Removes a picture.
  func remove(_ address: String) { unlink(path(of: address)) }

  /// Keeps a picture, and removes others where they are too many.
  func keep(_ bytes: [UInt8], of address: String) throws {
    try Directories.make(folder)
    let head = head(of: address, count: bytes.count)
    try FileReplacement.write(head: head, bytes, to: path(of: address), mode: 0o600)
    guard room.count.subtract(head.count + bytes.count, ordering: .relaxed).newValue < 0 else {
      return
    }
    let slack = limit / 16
    trim(to: limit - slack)
    room.count.store(slack, ordering: .relaxed)
  }
}

extension PictureCache {
  private static let ending = ".picture"

  private func path(of address: String) -> String {
    let name = String(UInt64(bitPattern: StoreHash(of: Array(address.utf8)).value), radix: 16)
    return "\(folder)/\(name)\(Self.ending)"
  }

  private func head(of address: String, count: Int) -> [UInt8] {
    Array("outpost \(count) \(address)\n".utf8)
  }

  /// How many bytes follow the head in a file of so many; nil where the file is no picture.
  private func count(inFile size: Int, of address: String) -> Int? {
    let shortest = head(of: address, count: 0).count
    for digits in 0..<20 {
      let count = size - shortest - digits
      if count >= 0, head(of: address, count: count).count + count == size { return count }
    }
    return nil
  }

  private func trim(to limit: Int) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    // Also what a write has left that was ended.
    let files = names.filter { $0.contains(Self.ending) }.compactMap { name in
      let path = "\(folder)/\(name)"
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      return (attributes?[.modificationDate] as? Date).map { date in
        (path: path, date: date, size: attributes?[.size] as? Int ?? 0)
      }
    }
    var total = files.reduce(0) { $0 + $1.size }
    for file in files.sorted(by: { $0.date < $1.date }) where total > limit {
      if unlink(file.path) == 0 { total -= file.size }
    }
  }
}
