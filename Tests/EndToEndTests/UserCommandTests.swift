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
        try await terminal.wait(for: Wording.backHint)
        #expect(try Processes.children(of: terminal.processID()) == [])
        try await terminal.quit()
      }
    }

    @Test func `a command that prints without end, hangs or kills itself is told, and keys go on`()
      async throws
    {
      try await withReader { terminal in
        let process = try terminal.processID()
        func goOn() async throws {
          try await terminal.press("j")
          try await terminal.wait(for: Wording.position(2, of: 3))
          try await terminal.press("k")
          try await terminal.wait(for: Wording.position(1, of: 3))
          #expect(try Processes.children(of: process) == [])
        }
        try await terminal.press("Y")
        try await terminal.wait(for: "it printed more than 10 MB", "the last 5000 lines")
        try await terminal.press("G")
        try await terminal.press("Escape")
        try await terminal.waitUntilGone("5000")
        try await goOn()
        try await terminal.press("B")
        try await terminal.wait(for: "Long: it printed more than 10 MB", "aaaa")
        try await goOn()
        try await terminal.press("G")
        try await terminal.wait(for: "Esc Cancel the command")
        try await terminal.press("Escape")
        try await terminal.wait(for: "Command cancelled")
        try await goOn()
        try await terminal.press("C")
        try await terminal.wait(for: "Kill: it ended with signal 9")
        try await goOn()
        try await terminal.press("Q")
        try await terminal.wait(for: "Paged: No such file or directory")
        try await terminal.press("W")
        try await terminal.wait(for: "exit 0")
        try await terminal.press("Escape")
        try await terminal.waitUntilGone("exit 0")
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
            [[command]]
            key = "Y"
            name = "Endless"
            run = ["yes"]
            how = "show"
            [[command]]
            key = "B"
            name = "Long"
            run = ["sh", "-c", "head -c 12000000 /dev/zero | tr '\\0' a"]
            [[command]]
            key = "G"
            name = "Hang"
            run = ["sh", "-c", "sleep 1000 & sleep 1000"]
            how = "show"
            [[command]]
            key = "C"
            name = "Kill"
            run = ["sh", "-c", "kill -9 $$"]
            [[command]]
            key = "Q"
            name = "Paged"
            run = ["/no/such"]
            how = "pager"
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
