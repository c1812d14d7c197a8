import Foundation
import Testing

extension EndToEnd {
  /// `o` starts a program of the user, and its end is noticed.
  @Suite struct OpenLinkTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test func `a browser that ends with an error is reported, and reaped`() async throws {
      try await withReader(browser: "sleep 1; exit 3") { terminal, _ in
        try await terminal.press("o")
        try await terminal.wait(for: "The browser ended with an error (browser: 3)")
        #expect(try Processes.children(of: terminal.processID()) == [])
        try await terminal.quit()
      }
    }

    @Test func `one that works gets the link as it is, without a word`() async throws {
      let link = folder.url.appending(path: "link").path()
      try await withReader(browser: "printf %s \"$1\" >'\(link)'") { terminal, _ in
        try await terminal.press("o")
        let outpost = try terminal.processID()
        try await poll(
          "the browser has the link, and has been reaped",
          of: (folder.text(of: "link"), Processes.children(of: outpost))
        ) { link, children in link != "" && children.isEmpty }
        #expect(folder.text(of: "link") == "https://example.org/3")
        #expect(try Processes.children(of: terminal.processID()) == [])
        try await terminal.press("j")
        let screen = try await terminal.wait(for: Wording.position(2, of: 3))
        #expect(!screen.contains("browser"))
        try await terminal.quit()
      }
    }

    @Test func `a source that is named is read with the user's browser`() async throws {
      try await withReader(browser: "exit 3", isNamed: true) { terminal, _ in
        try await terminal.press("o")
        try await terminal.wait(for: "The browser ended with an error (browser: 3)")
        try await terminal.quit()
      }
    }

    @Test func `one that is set while the reader runs opens the next link`() async throws {
      let link = folder.url.appending(path: "link").path()
      let other = try folder.write(
        "#!/bin/sh\nprintf %s \"$1\" >'\(link)'\n", to: "other", executable: true)
      try await withReader(browser: "exit 3") { terminal, home in
        try home.folder.write(
          """
          browser = ["\(other.path())"]
          [[query]]
          name = "Everything new"
          match = "unread"
          """, to: "config/outpost/config.toml")
        try await terminal.wait(for: "Everything new")
        try await terminal.press("o")
        try await poll("the browser has the link", of: folder.text(of: "link")) { $0 != "" }
        #expect(folder.text(of: "link") == "https://example.org/3")
        try await terminal.quit()
      }
    }

    private func withReader(
      browser: String, isNamed: Bool = false, _ body: (Tmux, ReaderHome) async throws -> Void
    ) async throws {
      let browser = try folder.write("#!/bin/sh\n\(browser)\n", to: "browser", executable: true)
      try await FeedFarm.withFarm(["/a": .feed("News", posts: 1...3)]) { _, url in
        let source = url.appending(path: "a")
        let home = try ReaderHome(
          sources: isNamed ? [] : [source], settings: "browser = [\"\(browser.path())\"]")
        try await home.open(isNamed ? source : nil) { terminal in
          try await terminal.wait(for: "News post 3", Wording.position(1, of: 3))
          try await body(terminal, home)
        }
      }
    }
  }
}
