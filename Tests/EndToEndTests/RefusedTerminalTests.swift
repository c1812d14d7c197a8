import Testing

extension EndToEnd {
  /// Terminals that Outpost cannot draw on.
  @Suite struct RefusedTerminalTests {
    @Test(arguments: ["no-such-terminal", "dumb"])
    func `a terminal that cannot be drawn on is named`(term: String) async throws {
      try await Tmux.withTerminal { terminal in
        let before = try await terminal.state()
        try await terminal.start("TERM=\(term) run outpost")
        #expect(try await terminal.waitForEnd() == 2)
        #expect(try await terminal.screen().contains(term))
        #expect(try await terminal.state() == before)
      }
    }

    @Test func `without a terminal the list command is named`() async throws {
      let outpost = try await Subprocess.run("outpost")
      #expect(outpost.status == 2)
      #expect(outpost.output == "")
      #expect(outpost.errors.contains("outpost list"))
    }
  }
}
