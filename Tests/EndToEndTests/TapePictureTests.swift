import Foundation
import TestSupport
import Testing

/// A picture depends on the tape and on nothing else.
@Suite(.fewPrograms)
struct TapePictureTests {
  private static let formats = ["txt", "ansi", "grid", "json", "svg", "html"]

  private static let tape = """
    Set Retries on
    Serve after 700ms posts "posts.json"
    Serve after 300ms status 503
    Sleep 450ms
    \(screenshots(of: "loading"))
    Wait "1/3"
    \(screenshots(of: "list"))
    Sleep 6s
    Type "r"
    Wait "(3 of 4)"
    \(screenshots(of: "retry"))
    """

  private static func screenshots(of name: String) -> String {
    formats.map { "Screenshot \"\(name).\($0)\"" }.joined(separator: "\n")
  }

  /// All pictures of the tape and of the tour, by name.
  private func pictures(
    _ environment: [String: String] = .hermetic, input: String = "/dev/null"
  ) async throws -> [String: Data] {
    let folder = try TemporaryFolder()
    let pictures = folder.url.appending(path: "pictures")
    try folder.write(SamplePost.json(SamplePost.numbered(1...3)), to: "posts.json")
    let tape = try folder.write(Self.tape, to: "tape.tape").path()
    for tapes in [[tape], []] {
      let played = try await Tapes.play(
        tapes + [
          "--headless", "--screenshots", pictures.path(),
          "--cast", pictures.appending(path: "\(tapes.count).cast").path(),
        ], environment: environment, input: input)
      #expect(played.status == 0, "\(played.errors)")
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: pictures.path())
    return try Dictionary(
      uniqueKeysWithValues: names.map {
        ($0, try Data(contentsOf: pictures.appending(path: $0)))
      })
  }

  @Test func `pictures are the same in every environment, and on a loaded machine`() async throws {
    let usual = try await pictures()
    #expect(usual.count > 3 * Self.formats.count + 2)
    #expect(usual.values.allSatisfy { !$0.isEmpty })

    // In the ordinary run the other tests load the machine.
    let busy = try (0..<Soak.count(0, soak: 2)).map { _ in
      try Spawn.start(["sh", "-c", "while :; do :; done"])
    }
    defer {
      for id in busy {
        kill(id, SIGKILL)
        Spawn.waitForEnd(of: id)
      }
    }
    let folder = try TemporaryFolder()
    let input = try folder.write("q\n", to: "input").path()
    let changes: [[String: String]] = [
      ["TERM": "dumb", "LANG": "C", "TZ": "Asia/Kathmandu", "NO_COLOR": "1"],
      [
        "TERM": "xterm-direct", "LC_ALL": "tr_TR.UTF-8", "TZ": "America/St_Johns", "COLUMNS": "31",
        "LINES": "7", "HOME": "/nonexistent",
      ],
    ]
    let environments = changes.map { [String: String].hermetic.merging($0) { $1 } }
    // All at once, which loads the machine as well.
    async let again = pictures()
    async let dumb = pictures(environments[0], input: input)
    async let direct = pictures(environments[1], input: "/dev/ptmx")
    #expect(try await again == usual)
    #expect(try await dumb == usual, "\(changes[0])")
    #expect(try await direct == usual, "\(changes[1])")
  }
}
