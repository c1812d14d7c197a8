import Foundation
import Testing

extension EndToEnd {
  /// Programs of the user that are about a post.
  @Suite struct UserCommandTests {
    @Test func `an editor and a pager have the terminal, and give it back`() async throws {
      try await withReader { terminal in
        let before = try await terminal.state()
        for (key, shown) in [("E", "# News post 3"), ("v", "News post 3")] {
          try await terminal.press(key)
          try await terminal.wait(for: "READY", shown)
          #expect(try await !terminal.state().isOnAlternateScreen)
          // The keys are its own: Ctrl-Z and Ctrl-C do not reach the reader.
          try await terminal.press("C-z", "x", "Enter")
          try await terminal.wait(for: Wording.position(1, of: 3))
          #expect(try await terminal.state() == before)
        }
        try await terminal.press("j")
        try await terminal.wait(for: Wording.position(2, of: 3))
        try await terminal.quit()
      }
    }

    @Test func `what a command prints is shown, and how it fails is told`() async throws {
      try await withReader { terminal in
        try await terminal.press("W")
        try await terminal.wait(for: "Show", "link https://example.org/3; rm -rf x")
        try await terminal.press("Escape")
        try await terminal.press("F")
        try await terminal.wait(for: "Fail: it ended with 3 · no such bookmark")
        try await terminal.press("M")
        try await terminal.wait(for: "Missing: No such file or directory")
        try await terminal.press("|")
        try await terminal.wait(for: "Run a program")
        try await terminal.type("grep -c post")
        try await terminal.wait(for: "grep", "1")
        try await terminal.press("Escape")
        #expect(try Processes.children(of: terminal.processID()) == [])
        try await terminal.quit()
      }
    }

    private func withReader(_ body: (Tmux) async throws -> Void) async throws {
      try await FeedFarm.withFarm(["/a": .feed("News", posts: 1...3)]) { _, url in
        var home = try ReaderHome(
          sources: [url.appending(path: "a")],
          settings: #"""
            [[command]]
            key = "W"
            name = "Show"
            run = ["echo", "link", "{url}; rm -rf x"]
            how = "show"
            [[command]]
            key = "F"
            name = "Fail"
            run = ["sh", "-c", "echo no such bookmark >&2; exit 3"]
            [[command]]
            key = "M"
            name = "Missing"
            run = ["/no/such/program"]
            """#)
        let program = try home.folder.write(
          "#!/bin/sh\nhead -n 1 \"${1:-/dev/stdin}\"\necho READY\nread x </dev/tty\n",
          to: "program",
          executable: true)
        home.variables = ["EDITOR": program.path(), "PAGER": program.path()]
        try await home.open { terminal in
          try await terminal.wait(for: "News post 3", Wording.position(1, of: 3))
          try await body(terminal)
        }
      }
    }
  }
}
