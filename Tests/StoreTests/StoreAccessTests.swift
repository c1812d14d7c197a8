import Foundation
import Store
import StoreSupport
import Testing

struct StoreAccessTests {
  @Test(arguments: [(0o444, 0o755), (0o644, 0o555), (0o444, 0o555)])
  func `a store that cannot be changed is read, and marks are refused with words`(
    file: Int, folderMode: Int
  ) throws {
    let folder = try StoreFolder()
    try folder.fill(3)
    try chmod(folder.path, file)
    try chmod(folder.url.path(), folderMode)
    defer { try? chmod(folder.url.path(), 0o755) }
    let lines = try CrasherProcess("look", folder.path, "0").lines()
    #expect(lines.first == "read only true")
    #expect(lines.contains("posts post0 post1 post2"))
    #expect(lines.contains { $0.hasPrefix("warning ") && $0.contains("is read only") })
    #expect(lines.last?.hasPrefix("error Read only: ") == true)
  }

  @Test func `what a killed program left in the log is seen though nothing can be changed`() throws
  {
    let folder = try StoreFolder()
    try folder.fill(3)
    let store = try folder.open()
    try store.save([Kept.item("unwritten")], at: Kept.date + 1)
    for name in try folder.names { try chmod(folder.url.appending(path: name).path(), 0o444) }
    try chmod(folder.url.path(), 0o555)
    defer { try? chmod(folder.url.path(), 0o755) }
    let lines = try CrasherProcess("look", folder.path, "0").lines()
    #expect(lines.contains("posts unwritten post0 post1 post2"))
    #expect(try store.titles().count == 4)
  }

  @Test func `a folder that cannot be written holds no new store`() throws {
    let folder = try StoreFolder()
    try chmod(folder.url.path(), 0o555)
    defer { try? chmod(folder.url.path(), 0o755) }
    let lines = try CrasherProcess("look", folder.path, "0").lines()
    #expect(
      lines == ["error Cannot open \(folder.path): its folder is missing or cannot be written"])
  }

  @Test func `a store that this user may not read is refused with the reason`() throws {
    let folder = try StoreFolder()
    try folder.fill(1)
    try chmod(folder.path, 0o000)
    let lines = try CrasherProcess("look", folder.path, "0").lines()
    #expect(lines == ["error Cannot open \(folder.path): permission denied"])
  }

  @Test func `a directory is no store`() throws {
    let folder = try StoreFolder()
    #expect(throws: StoreError.unopened(path: folder.url.path(), reason: "it is a directory")) {
      try PostStore(path: folder.url.path())
    }
  }

  @Test func `missing folders are made for their owner only`() throws {
    let folder = try StoreFolder()
    let path = folder.url.appending(path: "share/outpost/outpost.sqlite").path()
    _ = try PostStore(path: path)
    for name in ["share", "share/outpost"] {
      let parts = try FileManager.default.attributesOfItem(
        atPath: folder.url.appending(path: name).path())
      #expect(parts[.posixPermissions] as? Int == 0o700)
    }
  }

  @Test func `a store, its log and the index of that are their owner's only`() throws {
    let folder = try StoreFolder()
    let store = try folder.open()
    try store.save([Kept.item("one")])
    #expect(try folder.names.count == 3)
    for name in try folder.names {
      let parts = try FileManager.default.attributesOfItem(
        atPath: folder.url.appending(path: name).path())
      #expect(parts[.posixPermissions] as? Int == 0o600, "\(name)")
    }
  }

  @Test func `the store of a newer version is refused and not touched`() throws {
    let folder = try StoreFolder()
    try folder.fill(1)
    // The number of the version in the header of the file.
    try folder.edit { $0[63] = 200 }
    let before = try Data(contentsOf: URL(filePath: folder.path))
    #expect(throws: StoreError.newer(path: folder.path)) { try folder.open() }
    #expect(try Data(contentsOf: URL(filePath: folder.path)) == before)
    #expect(try folder.names == ["outpost.sqlite"])
  }

  @Test func `the database of another program is refused and not touched`() throws {
    let folder = try StoreFolder()
    try folder.fill(1)
    try folder.edit { $0.replaceSubrange(68..<72, with: [1, 2, 3, 4]) }
    let before = try Data(contentsOf: URL(filePath: folder.path))
    let reason = "it is a database of another program"
    #expect(throws: StoreError.unopened(path: folder.path, reason: reason)) { try folder.open() }
    #expect(try Data(contentsOf: URL(filePath: folder.path)) == before)
  }

  private func chmod(_ path: String, _ mode: Int) throws {
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
  }
}
