import Cells
import Foundation
import TestSupport
import Testing

extension EndToEnd {
  /// Recordings of tapes, as other programs play them.
  @Suite struct CastTests {
    private static let tape = """
      Set Title "cast.example"
      Serve posts
      Wait "Welcome"
      Sleep 500ms
      Down 3
      Screenshot "list.txt"
      Hide
      Type "?"
      Sleep 60m
      Screenshot "hidden.txt"
      Escape
      Show
      Resize 60 15
      Sleep 750ms
      Screenshot "end.txt"
      """

    @Test func `a recording has its title, its markers and no hidden time`() async throws {
      let demo = try await RecordedDemo(Self.tape)
      #expect(demo.header["version"] as? Int == 2)
      #expect(demo.header["title"] as? String == "cast.example")
      #expect(demo.header["width"] as? Int == 80)
      #expect(demo.header["height"] as? Int == 24)
      #expect(demo.data(of: "m") == ["list.txt", "hidden.txt", "end.txt"])
      #expect(demo.data(of: "r") == ["60x15"])
      let length = try #require(demo.events.last).time
      #expect((1.25..<1.5).contains(length), "\(length)")
      #expect(demo.folder.text(of: "hidden.txt").contains(Wording.keys))
      #expect(!demo.data(of: "o").joined().contains(Wording.keys))
    }

    @Test func `what is not hidden is recorded`() async throws {
      let demo = try await RecordedDemo(Self.tape.replacing("Hide\n", with: ""))
      #expect(demo.data(of: "o").joined().contains(Wording.keys))
      #expect(try #require(demo.events.last).time > 3600)
    }

    @Test func `a recording is the same every time`() async throws {
      let first = try await RecordedDemo(Self.tape)
      let second = try await RecordedDemo(Self.tape)
      #expect(first.text == second.text)
    }

    @Test(.enabled(if: Pyte.isInstalled, "\(Pyte.advice)"))
    func `a recording shows the screens of the tape in another terminal`() async throws {
      for tape in [Self.tape, RecordedDemo.smoke] {
        let demo = try await RecordedDemo(tape)
        let text = demo.text
        let screens = try await aside { try Pyte.play(cast: text) }
        let names = screens.map(\.name)
        #expect(names.last == "")
        for screen in screens where screen.name != "hidden.txt" {
          let name = screen.name.isEmpty ? "end.txt" : screen.name
          #expect(screen.text == demo.folder.text(of: name), "\(name)")
        }
        #expect(names.contains("end.txt"))
      }
    }

    @Test(
      .enabled(if: Pyte.isInstalled, "\(Pyte.advice)"),
      .enabled(if: Tool.find("asciinema") != nil, "asciinema is not installed"),
      arguments: [["cat"], ["play", "-s", "1000"]])
    func `asciinema shows the last screen of the tape`(command: [String]) async throws {
      for tape in [Self.tape, RecordedDemo.smoke] {
        let demo = try await RecordedDemo(tape)
        let output = try await asciinema(command, in: demo.folder)
        // It knows nothing of new sizes: a smaller screen is at the top left of the first one.
        let size = Size(width: 80, height: 24)
        let screen = try await aside { try Pyte.show(output, size: size) }
        let shown = try #require(screen).text
        let end = demo.folder.text(of: "end.txt")
        #expect(shown.hasPrefix(end))
        #expect(!shown.dropFirst(end.count).contains { !$0.isNewline })
      }
    }

    /// What asciinema writes to a terminal, at home in the folder of the recording.
    private func asciinema(_ command: [String], in folder: TemporaryFolder) async throws -> Data {
      let python = try #require(Pyte.python)
      let home = folder.url.path()
      let environment = ["env", "LC_ALL=C.UTF-8", "HOME=\(home)"]
      let command = environment + ["asciinema"] + command + [home + "/demo.cast"]
      let answer = try await aside { try Tool.run(python, Pyte.inTerminal(command)) }
      #expect(answer.status == 0, "\(answer.error)")
      return answer.output
    }
  }
}

/// A tape that was played with a recording of it.
private struct RecordedDemo {
  let folder: TemporaryFolder
  let text: String
  let header: [String: Any]
  let events: [(time: Double, code: String, data: String)]

  /// A tape with the screen of the smoke tape at its end.
  static let smoke = """
    Source "\(Tapes.folder.path())/smoke.tape"
    Screenshot "end.txt"
    """

  init(_ tape: String) async throws {
    folder = try TemporaryFolder()
    let file = try folder.write(tape, to: "demo.tape")
    let path = folder.url.path()
    let demo = try await Tapes.play([
      file.path(), "--headless", "--cast", path + "/demo.cast",
      "--screenshots", path,
    ])
    #expect(demo.status == 0, "\(demo.errors)")
    text = folder.text(of: "demo.cast")
    let lines = text.split(separator: "\n")
    let first = try #require(lines.first)
    header = try #require(Self.json(first) as? [String: Any])
    events = try lines.dropFirst().map { line in
      let event = try #require(Self.json(line) as? [Any])
      return (
        try #require(event[0] as? Double), try #require(event[1] as? String),
        try #require(event[2] as? String)
      )
    }
  }

  /// What the events of a kind say.
  func data(of code: String) -> [String] { events.filter { $0.code == code }.map(\.data) }

  private static func json(_ line: Substring) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(line.utf8))
  }
}
