import Foundation
import Testing

@testable import Posts

/// Pictures on the disk.
struct PictureCacheTests {
  private let home: TemporaryHome
  private var folder: String { home.path + "/a/pictures" }

  init() throws { home = try TemporaryHome() }

  private func paths() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted().map { "\(folder)/\($0)" }
  }

  /// Makes what was kept look as if that was long ago.
  private func age(by hours: Double) throws {
    for path in try paths() {
      let date = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
      try FileManager.default.setAttributes(
        [.modificationDate: try #require(date).addingTimeInterval(-3600 * hours)],
        ofItemAtPath: path)
    }
  }

  @Test func `what is kept is there, for this user only`() throws {
    let cache = PictureCache(folder: folder)
    #expect(cache.bytes(of: "a") == nil)
    try cache.keep([10, 0, 255], of: "a")
    try cache.keep([], of: "b")
    #expect(cache.bytes(of: "a") == [10, 0, 255])
    #expect(cache.bytes(of: "b") == [])
    #expect(cache.bytes(of: "c") == nil)
    #expect(try paths().count == 2)
    #expect(try home.mode(of: folder) == 0o700)
    for path in try paths() { #expect(try home.mode(of: path) == 0o600) }
  }

  @Test func `beyond the limit those go that were not shown for the longest time`() throws {
    let cache = PictureCache(folder: folder, limit: 3_500)
    for name in ["a", "b", "c"] {
      try cache.keep([UInt8](repeating: 1, count: 1_000), of: name)
      try age(by: 1)
    }
    #expect(cache.bytes(of: "a") != nil)
    try cache.keep([UInt8](repeating: 1, count: 1_000), of: "d")
    #expect(["a", "b", "c", "d"].filter { cache.bytes(of: $0) != nil } == ["a", "c", "d"])
    try cache.keep([UInt8](repeating: 1, count: 9_000), of: "e")
    #expect(cache.bytes(of: "e") == nil)
    #expect(try paths() == [])
  }

  @Test func `the folder is looked at once for many small pictures`() throws {
    let cache = PictureCache(folder: folder, limit: 16_000)
    try cache.keep([1], of: "a")
    let foreign = folder + "/large.picture"
    try Data(count: 20_000).write(to: URL(filePath: foreign))
    try age(by: 1)
    for name in ["b", "c"] {
      try cache.keep([UInt8](repeating: 1, count: 400), of: name)
      #expect(FileManager.default.fileExists(atPath: foreign))
    }
    try cache.keep([UInt8](repeating: 1, count: 400), of: "d")
    #expect(!FileManager.default.fileExists(atPath: foreign))
    #expect(["b", "c", "d"].allSatisfy { cache.bytes(of: $0) != nil })
  }

  @Test func `a file that is broken or another program's does no harm`() throws {
    let cache = PictureCache(folder: folder)
    try cache.keep(Array("picture".utf8), of: "a")
    let path = try #require(try paths().first)
    let whole = try #require(FileManager.default.contents(atPath: path))
    for bytes in [Data(), whole.dropLast(), whole + [1], Data("outpost 7 b\npicture".utf8)] {
      try bytes.write(to: URL(filePath: path))
      #expect(cache.bytes(of: "a") == nil)
    }
    try cache.keep(Array("picture".utf8), of: "a")
    #expect(cache.bytes(of: "a") == Array("picture".utf8))
    try FileManager.default.removeItem(atPath: path)
    mkfifo(path, 0o600)
    #expect(cache.bytes(of: "a") == nil)
    #expect(throws: ConfigurationError.self) { try cache.keep([1], of: "a") }
    let foreign = folder + "/notes.txt"
    try Data(count: 5_000).write(to: URL(filePath: foreign))
    try PictureCache(folder: folder, limit: 100).keep([1], of: "b")
    #expect(FileManager.default.fileExists(atPath: foreign))
    #expect(cache.bytes(of: "b") == [1])
  }
}
