import Foundation
import TestSupport
import Testing

@testable import Posts

@MainActor @Suite struct FolderWatchTests {
  @Test func `what others write into a folder, rename or remove is told`() async throws {
    let home = try TemporaryHome()
    var count = 0
    let watch = FolderWatch(home.path) { count += 1 }
    try #require(watch != nil)
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

  @Test func `a folder that is not there is not watched`() {
    #expect(FolderWatch("/no/such/folder") {} == nil)
  }
}
