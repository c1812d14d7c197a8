import Fetch
import Foundation
import Testing

extension EndToEnd {
  /// The harness itself, proved on programs that are everywhere.
  @Suite struct HarnessTests {
    @Test func `a program's keys, screen and status are seen`() async throws {
      try await Tmux.withTerminal { terminal in
        try await terminal.start("run sh -c 'read line; echo got $line; exit 3'")
        try await terminal.type("hello")
        try await terminal.wait(for: "got hello")
        #expect(try await terminal.waitForEnd() == 3)
      }
    }

    @Test func `a program that leaves the tty changed is found out`() async throws {
      try await Tmux.withTerminal { terminal in
        let before = try await terminal.state()
        try await terminal.start("run stty -echo; printf '\\033[?1049h\\033[?25l'")
        try await terminal.waitForEnd()
        let after = try await terminal.state()
        #expect(after.settings != before.settings)
        #expect(after.modes != before.modes)
        #expect(after.isOnAlternateScreen)
      }
    }

    @Test func `a program can be stopped, resumed and ended by a signal`() async throws {
      try await Tmux.withTerminal { terminal in
        try await terminal.start("run cat")
        try await terminal.type("before")
        try await terminal.wait(for: "before\nbefore")
        try await terminal.press("C-z")
        #expect(try await terminal.waitForEnd() == 128 + Int(SIGTSTP))
        try await terminal.start("fg")
        // What is typed before it has the tty may get lost.
        try await poll("it has the tty", of: try await terminal.format("#{pane_current_command}")) {
          $0 == "cat"
        }
        try await terminal.type("after")
        try await terminal.wait(for: "after\nafter")
        try terminal.signal(SIGTRAP)
        #expect(try await terminal.waitForEnd() == 128 + Int(SIGTRAP))
        #expect(!terminal.isRunning)
      }
    }

    @Test func `the terminal takes another size`() async throws {
      try await Tmux.withTerminal { terminal in
        try await terminal.resize(width: 40, height: 10)
        try await terminal.start("run stty size")
        try await terminal.wait(for: "10 40")
      }
    }

    @Test func `screens that look the same are the same`() {
      let first = StyledScreen(captured: "\u{1b}[1m\u{1b}[7mA\u{1b}[0m b \u{1b}[1m \u{1b}[0m\n")
      let second = StyledScreen(captured: "\u{1b}[0;7;1mA\u{1b}[0m\u{1b}[39m b\n")
      #expect(first == second)
      #expect(first.description == "‹1 7›A‹› b\n")
      #expect(first != StyledScreen(captured: "\u{1b}[7mA\u{1b}[0m b\n"))
    }

    @Test func `all that a program writes is recorded`() async throws {
      try await Tmux.withTerminal { terminal in
        let folder = try TemporaryFolder()
        try await terminal.record(to: folder.url.appending(path: "bytes"))
        try await terminal.start("run printf '\\033]0;title\\007'")
        try await terminal.waitForEnd()
        try await poll("the title is recorded", of: folder.text(of: "bytes")) {
          $0.contains("\u{1b}]0;title\u{7}")
        }
      }
    }

    @Test func `the server answers in turn, counts, and releases what hangs`() async throws {
      try await ScriptedServer.withServer(
        answering: .posts(SamplePost.numbered(1...2)), .status(500), .hang
      ) { server, url in
        let client = HTTPClient()
        let posts = try await client.response(to: HTTPRequest(url: url)).body
        #expect(try JSONDecoder().decode([SamplePost].self, from: Data(posts)).count == 2)
        #expect(try await client.response(to: HTTPRequest(url: url)).status == 500)
        async let late = client.response(to: HTTPRequest(url: url))
        try await server.waitForRequests(3)
        await server.release(.text("late", contentType: "text/plain"))
        #expect(try await late.body == Array("late".utf8))
      }
    }

    @Test func `a server comes up on a port that was refused`() async throws {
      let port = try ScriptedServer.refusedPort()
      let request = HTTPRequest(
        url: try #require(URL(string: "http://127.0.0.1:\(port)/posts")))
      await #expect(throws: HTTPError.refused) { try await HTTPClient().response(to: request) }
      try await ScriptedServer.withServer(answering: .status(204), port: port) { _, _ in
        let response = try await HTTPClient().response(to: request)
        #expect(response.status == 204)
      }
    }
  }
}
