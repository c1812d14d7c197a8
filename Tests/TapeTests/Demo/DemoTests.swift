import Cells
import Foundation
import Tape
import Testing

/// Tapes with their output: pictures, goldens, reports, the exit code.
@MainActor struct DemoTests {
  private let folder: TapeFolder

  init() throws { folder = try TapeFolder() }

  /// Plays a tape of the folder; what was messages comes with the folder's path left out.
  private func play(
    _ tape: String, _ change: (inout DemoOptions) -> Void = { _ in }
  ) async throws -> (status: DemoStatus, messages: [DemoMessage]) {
    try folder.write(tape, to: "a.tape")
    var options = DemoOptions()
    options.size = Size(width: 20, height: 4)
    change(&options)
    var messages: [DemoMessage] = []
    let demo = Demo(options, command: "counter demo") {
      messages.append($0.without(folder.path + "/"))
    } program: {
      CounterScreen.program(on: $0)
    }
    let status = await demo.play([try TapeScript(contentsOf: folder.path + "/a.tape")])
    return (status, messages)
  }

  private let tape = """
    Type@0s "+"
    Golden "one"
    Screenshot "one.txt"
    """

  @Test func `a tape that is only played writes nothing and says how to get more`() async throws {
    let (status, messages) = try await play(tape)
    #expect(status == .same)
    #expect(
      messages == [
        .info("a.tape: 1 screenshot (--screenshots DIR writes), 1 golden (--check compares)")
      ])
    #expect(folder.files == ["a.tape"])
  }

  @Test func `screenshots are written to a folder, which is made`() async throws {
    let (status, messages) = try await play(tape) { $0.screenshots = folder.path + "/new/pictures" }
    #expect(status == .same)
    #expect(messages.first == .info("wrote new/pictures/one.txt"))
    #expect(try folder.text(of: "new/pictures/one.txt") == "count 1\nticks 0\nidle\nactive\n")
  }

  @Test func `a golden that is not there differs, and bless writes it`() async throws {
    let missing = try await play(tape) { $0.goldens = .check }
    #expect(missing.status == .differs)
    #expect(
      missing.messages == [
        .error(
          """
          a.tape:2: golden "one" is not there yet: Goldens/one-20x4.grid
            again: counter demo a.tape --until 2 --size 20x4      accept: --bless
          """)
      ])
    #expect(folder.files == ["a.tape"])
    let blessed = try await play(tape) { $0.goldens = .bless }
    #expect(blessed.status == .same)
    #expect(blessed.messages.first == .info("wrote Goldens/one-20x4.grid"))
    let same = try await play(tape) { $0.goldens = .check }
    #expect(same.status == .same && same.messages == [.info("a.tape: 1 golden the same")])
    let again = try await play(tape) { $0.goldens = .bless }
    #expect(again.messages == [.info("a.tape: 1 golden kept")])
  }

  @Test func `a wrong golden gives the report, and the rest is played`() async throws {
    _ = try await play(tape + "\nGolden \"two\"") { $0.goldens = .bless }
    let other = "Sleep 1.1s\n" + tape.replacing("\"+\"", with: "\"++\"") + "\nGolden \"two\""
    let (status, messages) = try await play(other) { $0.goldens = .check }
    #expect(status == .differs && messages.count == 2)
    #expect(
      messages.first
        == .error(
          """
          a.tape:3: golden "one" differs at 1.100 s (rows 0, 1)
            row 0 text   - "count 1"
                         + "count 2"
            row 1 text   - "ticks 0"
                         + "ticks 1"
            state: idle   last input: "++" (line 2)
            again: counter demo a.tape --until 3 --size 20x4      accept: --bless
          """))
  }

  @Test func `advice names no file where the tape is built in`() async throws {
    let script = try TapeScript(tape, file: folder.path + "/tour.tape")
    for isBuiltIn in [true, false] {
      var options = DemoOptions()
      options.goldens = .check
      var messages: [DemoMessage] = []
      let demo = Demo(options, command: "counter demo", isBuiltIn: isBuiltIn) {
        messages.append($0.without(folder.path + "/"))
      } program: {
        CounterScreen.program(on: $0)
      }
      #expect(await demo.play([script]) == .differs)
      let file = isBuiltIn ? "" : " tour.tape"
      #expect(
        messages == [
          .error(
            """
            tour.tape:2: golden "one" is not there yet: Goldens/one-80x24.grid
              again: counter demo\(file) --until 2      accept: --bless
            """)
        ])
    }
  }

  @Test func `rows that follow one another are reported as a range`() async throws {
    _ = try await play("Golden \"all\"") { $0.goldens = .bless }
    let other = "Serve empty\nType@0s \"+l\"\nSleep 1s\nGolden \"all\""
    let (_, messages) = try await play(other) { $0.goldens = .check }
    guard case .error(let message)? = messages.first else { throw CocoaError(.coderInvalidValue) }
    #expect(message.hasPrefix("a.tape:4: golden \"all\" differs at 1.000 s (rows 0–2)\n"))
  }

  @Test func `a failed Expect ends the tape with its line and the screen`() async throws {
    let (status, messages) = try await play("Type \"+\"\nExpect state loaded\nExpect state idle")
    #expect(status == .failed)
    #expect(
      messages == [
        .error(
          """
          a.tape:2:1: Expect state loaded: the state is idle
            state: idle   last input: "+" (line 1)
            | count 1
            | ticks 0
            | idle
            | active
          """)
      ])
  }

  @Test func `the most serious status of several tapes is that of the demo`() async throws {
    let ok = TapeScript([.sleep(.seconds(1))])
    let bad = TapeScript([.expect(.state("nope"))])
    let quiet: (DemoMessage) -> Void = { _ in }
    let demo = Demo(DemoOptions(), command: "demo", report: quiet) { CounterScreen.program(on: $0) }
    #expect(await demo.play([ok, bad, ok]) == .failed)
    #expect(await demo.play([ok, ok]) == .same)
    #expect(await demo.play([]) == .same)
  }

  @Test func `a recording has a marker for each screenshot, and nothing that is hidden`()
    async throws
  {
    let tape = """
      Sleep 500ms
      Screenshot "a.txt"
      Hide  Sleep 10s  Show
      Sleep 500ms
      """
    let (status, messages) = try await play(tape) { $0.cast = folder.path + "/a.cast" }
    #expect(status == .same && messages.first == .info("wrote a.cast"))
    let lines = try folder.text(of: "a.cast").split(separator: "\n")
    #expect(lines[0].contains(#""width": 20, "height": 4"#))
    #expect(lines.contains { $0.hasPrefix("[0.5") && $0.contains(#""m", "a.txt""#) })
    #expect(lines.allSatisfy { $0.hasPrefix("{") || $0.hasPrefix("[0.") || $0.hasPrefix("[1.0") })
    #expect(!lines.contains { $0.contains("ticks 5") })
    #expect(lines.last?.hasPrefix("[1.0, ") == true, "the last screen stands until the end")
  }

  @Test(arguments: ["Golden \"one\"", "Screenshot \"one.svg\""])
  func `two screens under one name are refused, one screen twice is not`(line: String) async throws
  {
    let change: (inout DemoOptions) -> Void = {
      $0.goldens = .bless
      $0.screenshots = folder.path + "/pictures"
    }
    let twice = try await play("\(line)\n\(line)", change)
    #expect(twice.status == .same)
    let (status, messages) = try await play("\(line)\nType \"+\"\n\(line)", change)
    #expect(status == .badTape)
    #expect(
      messages.last
        == .error(
          "a.tape:3:1: \(line) is another screen in a.tape:1:1; give one of them another name"))
  }

  @Test func `what cannot be written is messages, with the path`() async throws {
    try folder.write("", to: "file")
    let (status, messages) = try await play(tape) { $0.screenshots = folder.path + "/file" }
    #expect(status == .badTape)
    #expect(messages.count == 1)
    guard case .error(let message)? = messages.first else { return #expect(Bool(false)) }
    #expect(message.hasPrefix("Cannot write file/one.txt: "))
  }
}

extension DemoMessage {
  fileprivate func without(_ path: String) -> DemoMessage {
    switch self {
    case .info(let message): .info(message.replacing(path, with: ""))
    case .error(let message): .error(message.replacing(path, with: ""))
    }
  }
}
