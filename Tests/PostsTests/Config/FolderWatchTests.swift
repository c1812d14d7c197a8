import Foundation
import TestSupport
import Testing

@testable import Posts

@MainActor @Suite struct FolderWatchTests {
  @Test func `what others write into a folder, rename or remove is told`() async throws {
    let home = try TemporaryHome()
    var count = 0
    let watch = FolderWatch(home.path) { count += 1 }
    #expect(!watch.isPolling)
    let (path, other) = (home.path + "/a", home.path + "/b")
    let changes: [() throws -> Void] = [
      { try home.write("x", to: path) }, { try Data("y".utf8).write(to: URL(filePath: path)) },
      { try FileReplacement.write([1], to: path, mode: 0o600) },
      { try FileManager.default.moveItem(atPath: path, toPath: other) },
      { try FileManager.default.removeItem(atPath: other) },
    ]
    for change in changes {
      let before = count
      try change()
      await until { count > before }
      #expect(count > before)
    }
  }

  @Test func `a folder that is not there is looked at until it is`() async throws {
    let home = try TemporaryHome()
    let folder = home.path + "/later"
    var count = 0
    let watch = FolderWatch(folder, every: .milliseconds(5)) { count += 1 }
    #expect(watch.isPolling)
    try home.write("x", to: folder + "/a")
    await until { count > 0 && !watch.isPolling }
    #expect(count > 0 && !watch.isPolling)
    try await expectNews(of: folder, home) { count }
  }

  @Test func `a folder that others put another one in place of is watched again`() async throws {
    let home = try TemporaryHome()
    let (folder, old) = (home.path + "/folder", home.path + "/old")
    try home.write("x", to: folder + "/a")
    var count = 0
    let watch = FolderWatch(folder, every: .milliseconds(5)) { count += 1 }
    for isGoneFirst in [true, false] {
      let before = count
      try FileManager.default.moveItem(atPath: folder, toPath: old)
      if isGoneFirst {
        await until { watch.isPolling }
        #expect(watch.isPolling)
      }
      try home.write("y", to: folder + "/a")
      await until { count > before && !watch.isPolling }
      #expect(count > before && !watch.isPolling)
      try await expectNews(of: folder, home) { count }
      try FileManager.default.removeItem(atPath: old)
    }
  }

  /// Writes into a folder until that is told: what happens while it is first watched may be told late.
  private func expectNews(
    of folder: String, _ home: TemporaryHome, count: () -> Int
  ) async throws {
    let before = count()
    try home.write("z", to: folder + "/a")
    await until { count() > before }
    #expect(count() > before)
  }
}
