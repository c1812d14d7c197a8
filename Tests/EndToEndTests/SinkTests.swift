import Cells
import Foundation
import TestSupport
import Testing

extension EndToEnd {
  /// A tape with all that a sink can get wrong looks the same through ncurses as on the virtual clock.
  @Suite struct SinkTests {
    // `screen` has eight colours: the bright white of the title bar becomes white.
    @Test(arguments: ["tmux-256color", "screen-256color", "screen"])
    func `a tape looks the same live and headless`(term: String) async throws {
      let headless = try await HeadlessScreen()
      let isWhite = term == "screen"
      let ansi = isWhite ? headless.ansi.replacing("97m", with: "37m") : headless.ansi
      let expected = StyledScreen(captured: ansi)
      try await Tmux.withTerminal { terminal in
        try await terminal.start("TERM=\(term) run \(headless.command)")
        try await terminal.wait(forStyledScreen: expected)
        try await terminal.quit()
      }
    }

    // Of the terminals with as many colours, these have neither `rep`, which pyte does not know, nor window titles.
    @Test(
      .enabled(if: Pyte.isInstalled, "\(Pyte.advice)"),
      arguments: ["tmux-256color", "screen-256color"])
    func `a tape looks the same in another terminal emulator`(term: String) async throws {
      let headless = try await HeadlessScreen()
      let size = Size(width: 80, height: 24)
      let output = try await output(of: headless, term: term)
      let live = try await aside { try Pyte.show(output, size: size) }
      // Without its last line break, which would scroll.
      let lines = Data(headless.ansi.dropLast().replacing("\n", with: "\r\n").utf8)
      let told = try await aside { try Pyte.show(lines, size: size) }
      let (shown, expected) = (try #require(live), try #require(told))
      #expect(shown.text == headless.text)
      #expect(shown.rows == expected.rows)
    }

    /// What the program writes from its first frame to the one that stays.
    private func output(of headless: HeadlessScreen, term: String) async throws -> Data {
      let file = headless.folder.url.appending(path: "output")
      // The alternate screen: the program enters it, and restores the terminal with the exit.
      let (way, out) = (Data("\u{1B}[?1049h".utf8), Data("\u{1B}[?1049l".utf8))
      var all = Data()
      try await Tmux.withTerminal { terminal in
        try await terminal.record(to: file)
        try await terminal.start("TERM=\(term) run \(headless.command)")
        try await terminal.wait(forStyledScreen: StyledScreen(captured: headless.ansi))
        try await terminal.quit()
        all = try await poll("the exit is recorded", of: Data(contentsOf: file)) {
          $0.firstRange(of: out) != nil
        }
      }
      let start = try #require(all.firstRange(of: way))
      let end = try #require(all.firstRange(of: out))
      return all[start.lowerBound..<end.lowerBound]
    }
  }
}

/// The last screen of the smoke tape, in a tape of its own that stays on that screen for a while.
private struct HeadlessScreen {
  let folder: TemporaryFolder
  let ansi: String
  let text: String

  /// How it is played on a terminal. Fast, but so that the last screen stays until it was looked at.
  var command: String { "outpost demo '\(folder.url.path())/stays.tape' --speed 2" }

  init() async throws {
    folder = try TemporaryFolder()
    // Shorter than the minute after which the title bar says another age.
    let tape = try folder.write(
      """
      Source "\(Tapes.folder.path())/smoke.tape"
      Screenshot "end.ansi"
      Screenshot "end.txt"
      Screenshot "end.grid"
      Sleep 50s
      """, to: "stays.tape")
    let demo = try await Tapes.play([tape.path(), "--headless", "--screenshots", folder.url.path()])
    #expect(demo.status == 0, "\(demo.errors)")
    ansi = folder.text(of: "end.ansi")
    text = folder.text(of: "end.txt")
    let golden = Tapes.folder.appending(path: "Goldens/smoke-80x24.grid")
    #expect(
      folder.text(of: "end.grid") == String(decoding: try Data(contentsOf: golden), as: UTF8.self))
  }
}
