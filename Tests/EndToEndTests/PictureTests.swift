import Foundation
import Testing

extension EndToEnd {
  /// The pictures of the README, which `make demo` writes.
  @Suite struct PictureTests {
    private let root = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()

    @Test(arguments: ["dark", "light"])
    func `the pictures of the README are what the program draws`(theme: String) async throws {
      let folder = try TemporaryFolder()
      let play = try await Subprocess.run(
        "outpost",
        [
          "demo", root.appending(path: "Tests/Tapes/readme-\(theme).tape").path(), "--headless",
          "--screenshots", folder.url.path(),
        ])
      try #require(play.status == 0, "\(play.errors)")
      let kept = root.appending(path: "Tests/Tapes/Pictures/\(theme)")
      let names = try FileManager.default.contentsOfDirectory(atPath: kept.path()).sorted()
      let drawn = try FileManager.default.contentsOfDirectory(atPath: folder.url.path()).sorted()
      #expect(names == drawn, "make demo writes them")
      let stale = try names.filter {
        try Data(contentsOf: kept.appending(path: $0)) != Data(folder.bytes(of: $0))
      }
      #expect(stale.isEmpty, "make demo writes them again")
    }

    @Test func `the README shows each picture`() throws {
      let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
      for theme in ["dark", "light"] {
        let folder = "Tests/Tapes/Pictures/\(theme)"
        let names = try FileManager.default.contentsOfDirectory(
          atPath: root.appending(path: folder).path())
        for name in names { #expect(readme.contains("\(folder)/\(name)"), "\(name)") }
      }
    }
  }
}
