import Cells
import Foundation
import Tape
import Testing

final class GoldenFolderTests {
  private let root = FileManager.default.temporaryDirectory
    .appending(path: "goldens-\(UUID().uuidString)")
  private let screen: CellBuffer = {
    var screen = CellBuffer(size: Size(width: 4, height: 1))
    screen.put("日a", at: .zero, style: Style(attributes: .bold))
    return screen
  }()

  init() throws {
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  @Test func `a screen that was kept is the same, until it differs`() throws {
    let folder = GoldenFolder(path("a/b"))
    #expect(try folder.check("list", screen) == .missing)
    #expect(try folder.bless("list", screen))
    let file = path("a/b/list-4x1.grid")
    #expect(try folder.file("list", size: screen.size) == file)
    #expect(try String(contentsOfFile: file, encoding: .utf8) == screen.grid)
    #expect(try folder.check("list", screen) == .same)

    var other = screen
    other.put("b", at: Point(x: 2, y: 0), style: Style(attributes: .bold))
    let difference = try #require(GoldenDifference(kept: screen.grid, screen: other))
    #expect(try folder.check("list", other) == .differs(difference))
    #expect(try folder.bless("list", other))
    #expect(try folder.check("list", other) == .same)
  }

  @Test func `a check writes nothing`() throws {
    let folder = GoldenFolder(path("none"))
    #expect(try folder.check("list", screen) == .missing)
    #expect(try FileManager.default.contentsOfDirectory(atPath: root.path) == [])
  }

  @Test func `a golden that says the same is not written again`() throws {
    let folder = GoldenFolder(root.path)
    let kept = screen.grid.replacing("\n", with: "\r\n")
    try kept.write(toFile: path("list-4x1.grid"), atomically: true, encoding: .utf8)
    #expect(try !folder.bless("list", screen))
    #expect(try String(contentsOfFile: path("list-4x1.grid"), encoding: .utf8) == kept)
  }

  @Test func `sizes are kept apart`() throws {
    let folder = GoldenFolder(root.path)
    try folder.bless("list", screen)
    #expect(try folder.check("list", CellBuffer(size: Size(width: 5, height: 1))) == .missing)
  }

  @Test func `bytes that are no text are damage`() throws {
    try Data([0xFF, 0xFE, 0x00]).write(to: root.appending(path: "list-4x1.grid"))
    guard case .differs(let difference) = try GoldenFolder(root.path).check("list", screen) else {
      Issue.record("it does not differ")
      return
    }
    #expect(difference.description.hasPrefix("  damaged at line 1: "))
  }

  @Test(arguments: ["", "../list", "a/b", ".list", "a\\b", "a\0"])
  func `a name that leads elsewhere is refused`(name: String) throws {
    #expect(throws: TapeError.badGoldenName(name)) {
      try GoldenFolder(root.path).check(name, screen)
    }
    #expect(throws: TapeError.badGoldenName(name)) {
      try GoldenFolder(root.path).bless(name, screen)
    }
  }

  @Test func `a golden that cannot be read says which and why`() throws {
    let folder = GoldenFolder(root.path)
    let file = path("list-4x1.grid")
    try FileManager.default.createDirectory(atPath: file, withIntermediateDirectories: true)
    let error = TapeError.unreadable(path: file, cause: "Is a directory")
    #expect(throws: error) { try folder.check("list", screen) }
    #expect(throws: error) { try folder.bless("list", screen) }
    #expect(
      error.localizedDescription
        == "Cannot read \(file): Is a directory; see that it is a file that you may read"
    )
  }

  @Test func `a folder that cannot be made says which and why`() throws {
    try FileManager.default.createSymbolicLink(
      atPath: path("link"), withDestinationPath: path("nowhere/else"))
    let error = TapeError.unwritable(path: path("link/list-4x1.grid"), cause: "File exists")
    #expect(throws: error) { try GoldenFolder(path("link")).bless("list", screen) }
  }

  private func path(_ name: String) -> String { root.appending(path: name).path }
}
