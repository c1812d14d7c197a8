import Foundation
import Testing

extension EndToEnd {
  /// A tape that is played on a terminal, as the user watches it.
  @Suite struct DemoTests {
    /// Goes down the list a row every fifth of a second, and stays at its end.
    private static let walk = """
      Serve posts
      Wait "Welcome"
      Sleep 500ms
      Type@200ms "jjjjjjjjj"
      Sleep 600s
      """

    @Test func `q leaves, whatever comes after`() async throws {
      let folder = try TemporaryFolder()
      let tape = try folder.write(Self.walk, to: "walk.tape")
      let failing = try folder.write("Expect \"no such words\"\n", to: "failing.tape")
      try await Tmux.withTerminal { terminal in
        let before = try await terminal.state()
        try await terminal.start("run outpost demo '\(tape.path())' '\(failing.path())'")
        try await terminal.wait(for: Wording.position(10, of: 10))
        #expect(try await terminal.state().isOnAlternateScreen)
        try await terminal.quit()
        #expect(try await terminal.state() == before)
        let screen = try await terminal.screen()
        #expect(!screen.contains("failing.tape:"))
      }
    }

    @Test func `Space holds the tape and lets it go on`() async throws {
      let folder = try TemporaryFolder()
      let tape = try folder.write(Self.walk, to: "walk.tape")
      // A row more than the tape has, for the line below it.
      try await Tmux.withDemo(of: tape, height: 25) { terminal in
        try await terminal.wait(for: Wording.demoRuns)
        try await terminal.press("Space")
        try await terminal.wait(for: Wording.demoHeld)
        let held = try await terminal.styledScreen()
        // That nothing happens cannot be waited for: so many looks take longer than several rows of the tape.
        for _ in 1...40 {
          try await Task.sleep(for: WaitLimit.pause)
          #expect(try await terminal.styledScreen() == held)
        }
        try await terminal.press("Space")
        try await terminal.wait(for: Wording.position(10, of: 10), Wording.demoRuns)
        try await terminal.quit()
      }
    }

    @Test func `an Expect that fails is told once the terminal is as it was`() async throws {
      let folder = try TemporaryFolder()
      let tape = try folder.write("Serve posts\nExpect \"no such words\"\n", to: "failing.tape")
      try await Tmux.withTerminal(width: 100, height: 40) { terminal in
        let before = try await terminal.state()
        try await terminal.start("run outpost demo '\(tape.path())'")
        #expect(try await terminal.waitForEnd() == 3)
        #expect(try await terminal.state() == before)
        let screen = try await terminal.screen()
        #expect(screen.contains("failing.tape:2:1: Expect \"no such words\": not on the screen"))
        #expect(!screen.contains(Wording.demoRuns))
      }
    }

    @Test(arguments: [SIGTERM, SIGHUP])
    func `a signal leaves the terminal as it was`(number: Int32) async throws {
      let folder = try TemporaryFolder()
      let tape = try folder.write(Self.walk, to: "walk.tape")
      try await Tmux.withTerminal { terminal in
        let before = try await terminal.state()
        try await terminal.start("run outpost demo '\(tape.path())'")
        try await terminal.wait(for: Wording.position(10, of: 10))
        try terminal.signal(number)
        #expect(try await terminal.waitForEnd() == 128 + Int(number))
        #expect(try await terminal.state() == before)
      }
    }

    @Test func `Ctrl-Z restores the terminal, fg goes on where the tape was`() async throws {
      let folder = try TemporaryFolder()
      let tape = try folder.write(Self.walk, to: "walk.tape")
      // A row more than the tape has, for the line below it.
      try await Tmux.withTerminal(height: 25) { terminal in
        let before = try await terminal.state()
        try await terminal.start("run outpost demo '\(tape.path())'")
        try await terminal.wait(for: Wording.position(2, of: 10), Wording.demoRuns)
        // What is held stays as it is for as long as a machine that is busy needs to look at it.
        try await terminal.press("Space")
        try await terminal.wait(for: Wording.demoHeld)
        let held = try await terminal.styledScreen()
        try await terminal.press("C-z")
        #expect(try await terminal.waitForEnd() == 128 + Int(SIGTSTP))
        #expect(try await terminal.state() == before)
        try await terminal.start("fg")
        try await terminal.wait(forStyledScreen: held)
        try await terminal.press("Space")
        try await terminal.wait(for: Wording.position(10, of: 10), Wording.demoRuns)
        try await terminal.quit()
        #expect(try await terminal.state() == before)
      }
    }

    @Test func `no time of the tape passes while it is stopped`() async throws {
      let folder = try TemporaryFolder()
      let tape = try folder.write("Serve posts\nSleep 10s\nDown\nSleep 40s\n", to: "down.tape")
      try await Tmux.withTerminal(height: 25) { terminal in
        try await terminal.start("run outpost demo '\(tape.path())'")
        try await terminal.wait(for: Wording.position(1, of: 10), Wording.demoRuns)
        try await terminal.press("C-z")
        #expect(try await terminal.waitForEnd() == 128 + Int(SIGTSTP))
        // As long as the tape's pause, what is left of which must not pass meanwhile.
        try await Task.sleep(for: .seconds(10))
        try await terminal.start("fg")
        try await terminal.wait(for: Wording.demoRuns)
        // Time enough for what is overdue, had it passed.
        try await Task.sleep(for: .seconds(1))
        try await terminal.press("Space")
        let screen = try await terminal.wait(for: Wording.demoHeld)
        #expect(screen.contains(Wording.position(1, of: 10)))
        try await terminal.quit()
      }
    }

    @Test func `a tape larger than the window is cut, and follows the window`() async throws {
      let smoke = Tapes.folder.appending(path: "smoke.tape")
      let folder = try TemporaryFolder()
      let tape = try folder.write("Source \"\(smoke.path())\"\nSleep 40s\n", to: "stays.tape")
      try await Tmux.withDemo(of: tape, width: 100, height: 30) { terminal in
        try await terminal.wait(for: Wording.serverError(500), Wording.demoRuns)
        try await terminal.press("Space")
        try await terminal.wait(for: Wording.demoHeld)
        let whole = try await terminal.styledScreen()
        for (width, height) in [(40, 10), (13, 5), (200, 60)] {
          try await terminal.resize(width: width, height: height)
          try await terminal.wait("\(width)x\(height) shows the tape") { screen in
            let shows = screen.contains("Outpost") && screen.contains("Plain")
            return shows && screen.contains(Wording.demoHeld) == (width > 13)
          }
        }
        try await terminal.resize(width: 100, height: 30)
        try await terminal.wait(forStyledScreen: whole)
        try await terminal.quit()
      }
    }

    @Test func `without a terminal the way to play without one is named`() async throws {
      let folder = try TemporaryFolder()
      let tape = try folder.write(Self.walk, to: "walk.tape")
      let demo = try await Subprocess.run("outpost", ["demo", tape.path()])
      #expect(demo.status == 2)
      #expect(demo.output == "")
      #expect(demo.errors.contains("outpost demo \(tape.path()) --headless"))
      #expect(!demo.errors.contains("outpost list"))
    }
  }
}
