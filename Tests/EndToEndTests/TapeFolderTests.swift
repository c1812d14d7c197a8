import Foundation
import Testing

/// The tapes leave nothing out.
struct TapeFolderTests {
  /// What `nameInTapes` can answer, with any number for the one of `loaded`.
  private static let states = [
    "idle", "loading", "loading(loaded)", "loading(empty)", "loading(error)", "loaded(n)", "empty",
    "error(fullScreen)", "error(alert)", "error(banner)",
  ]

  private static let tour = Tapes.folder.deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/outpost/Demo/tour.tape").path()

  private func lines(of tapes: [String]) throws -> [String] {
    try tapes.flatMap { tape in
      try String(contentsOfFile: tape, encoding: .utf8).split(separator: "\n").map(String.init)
        .filter { !$0.hasPrefix("#") }
    }
  }

  private func states(in tapes: [String]) throws -> Set<String> {
    Set(
      try lines(of: tapes).flatMap {
        $0.matches(of: /Expect state (?!of )(\S+)/).map { String($0.1) }
      }
      .map { $0.replacing(/\d+/, with: "n") })
  }

  @Test func `every state of the product is expected in some tape, and all of them in the tour`()
    throws
  {
    #expect(try states(in: Tapes.all()) == Set(Self.states))
    #expect(try states(in: [Self.tour]) == Set(Self.states))
  }

  @Test func `every tape begins with its story, and checks something`() throws {
    for tape in try Tapes.all() {
      let text = try String(contentsOfFile: tape, encoding: .utf8)
      #expect(text.hasPrefix("# "), "\(tape)")
      let checks = try lines(of: [tape]).filter { $0.contains(#/\b(Golden|Expect|Source) /#) }
      #expect(!checks.isEmpty, "\(tape)")
    }
  }

  @Test func `every golden belongs to one tape`() throws {
    let names = try lines(of: Tapes.all()).flatMap {
      $0.matches(of: /Golden "([^"]+)"/).map { String($0.1) }
    }
    let files = try FileManager.default.contentsOfDirectory(
      atPath: Tapes.folder.appending(path: "Goldens").path())
    #expect(Set(files.map { $0.replacing(/-\d+x\d+\.grid$/, with: "") }) == Set(names))
    for tape in try Tapes.all() {
      let own = try lines(of: [tape]).filter { $0.contains("Golden ") }
      let others = try lines(of: Tapes.all().filter { $0 != tape })
      for line in own { #expect(!others.contains(line), "\(tape): \(line)") }
    }
  }

  @Test(arguments: ["Posts", "Feeds"]) func `every file is served`(folder: String) throws {
    let served = try lines(of: Tapes.all()).flatMap {
      $0.matches(of: /"(Posts|Feeds)\/([^"]+)"/).filter { $0.1 == folder }.map { String($0.2) }
    }
    let files = try FileManager.default.contentsOfDirectory(
      atPath: Tapes.folder.appending(path: folder).path())
    #expect(Set(files) == Set(served))
  }

  @Test func `many tapes have several sources`() throws {
    let several = try Tapes.all().filter {
      try lines(of: [$0]).filter { $0.hasPrefix("Set Source") }.count > 1
    }
    #expect(try Tapes.all().count >= 55 && several.count >= 15)
  }
}
