import Foundation
import Testing

extension EndToEnd {
  /// Who a server is told to be, and how nobody else gets to know.
  @Suite struct SignInTests {
    private let user: User
    /// `me:s3cret`
    private let feed = FeedFarm.Response.closed(
      "News", posts: 1...3, authorization: "Basic bWU6czNjcmV0")

    init() throws { user = try User() }

    private var kept: String { user.home.text(of: "data/outpost/sign-ins.toml") }

    @Test func `a password comes from standard input, and works from then on`() async throws {
      try await FeedFarm.withFarm(["/a": feed]) { _, url in
        let address = url.absoluteString + "/a"
        let password = try user.home.write("s3cret\n", to: "password").path()
        let added = try await user.outpost(
          "add", "--user", "me", "--password-stdin", address, input: password)
        #expect(added.output == "Added News (3 posts)\n")
        #expect(kept.contains("s3cret") && !user.subscriptions.contains("s3cret"))
        let asked = try await user.outpost("refresh", "--once")
        #expect(asked.status == 0, "\(asked.errors)")
        let nameless = try await user.outpost("add", "--password-stdin", address, input: password)
        #expect(nameless.status == 2 && nameless.errors.contains("--user NAME"))
        let empty = try await user.outpost("add", "--user", "me", "--password-stdin", address)
        #expect(empty.status == 2 && empty.errors.contains("No password on standard input"))
        let unasked = try await user.outpost("add", "--user", "me", address)
        #expect(unasked.status == 2 && unasked.errors.contains("--password-stdin"))
      }
    }

    @Test func `what ~/.netrc has for the host is enough`() async throws {
      let netrc = try user.home.write(
        "machine 127.0.0.1 login me password s3cret\n", to: ".netrc")
      func permit(_ mode: Int) throws {
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: netrc.path())
      }
      try await FeedFarm.withFarm(["/a": feed]) { _, url in
        let address = url.absoluteString + "/a"
        try permit(0o644)
        let exposed = try await user.outpost("add", address)
        #expect(
          exposed.status == 1 && exposed.errors.contains("~/.netrc is not used: others can read it")
        )
        try permit(0o600)
        #expect(try await user.outpost("add", address).output == "Added News (3 posts)\n")
        #expect(kept == "")
      }
    }

    @Test func `nobody sends a password over http by mistake`() async throws {
      let refused = try await user.outpost("add", "--no-check", "http://me:s3cret@a.example/")
      #expect(refused.status == 2 && refused.errors.contains("--plain-http"))
      #expect(kept == "" && user.subscriptions == "")
      let allowed = try await user.outpost(
        "add", "--no-check", "--plain-http", "http://me:s3cret@a.example/")
      #expect(allowed.status == 0 && kept.contains("s3cret"))
      let listed = try await user.outpost("list", "http://me:s3cret@a.example/")
      #expect(listed.status == 2 && listed.errors.contains("--plain-http"))
      let read = try await user.outpost("http://me:s3cret@a.example/")
      #expect(read.status == 2 && read.errors.contains("--plain-http"))
    }

    @Test func `a list brings no password that would go over http`() async throws {
      let outlines = ["http", "https"].map {
        "<outline xmlUrl=\"\($0)://me:\($0)-pw@a.example/\"/>"
      }
      let text = "<opml version=\"2.0\"><body>\(outlines.joined())</body></opml>"
      let list = try user.home.write(text, to: "list.opml")
      let imported = try await user.outpost("import", list.path())
      #expect(imported.status == 0 && imported.output == "2 added, 0 skipped (duplicates)\n")
      #expect(imported.errors.contains("Added without its password: http://a.example/."))
      #expect(kept.contains("https-pw") && !kept.contains("http-pw"))
      #expect(!imported.errors.contains("pw"))
    }

    @Test(.enabled(if: Tmux.isInstalled))
    func `a source that asks has it asked, and the password is not shown`() async throws {
      let home = try ReaderHome(sources: [])
      let words = home.environment.map { "\($0)='\($1)'" }.joined(separator: " ")
      try await FeedFarm.withFarm(["/a": feed]) { _, url in
        try await Tmux.withTerminal { terminal in
          let before = try await terminal.state()
          let command = "env \(words) run outpost add \(url.absoluteString)/a"
          try await terminal.start(command)
          try await terminal.wait(for: "User:")
          try await terminal.type("me")
          try await terminal.wait(for: "Password of me:")
          #expect(try await terminal.state().settings != before.settings)
          try await terminal.type("s3cret")
          #expect(try await terminal.waitForEnd() == 0)
          let screen = try await terminal.screen()
          #expect(screen.contains("Added News (3 posts)") && !screen.contains("s3cret"))
          #expect(try await terminal.state() == before)

          // One that is ended while it asks leaves the terminal as it was.
          try await terminal.start("env \(words) run outpost add --user me \(url.absoluteString)/b")
          try await terminal.wait(for: "Password of me:")
          #expect(try await terminal.state().settings != before.settings)
          try terminal.signal(SIGTERM)
          #expect(try await terminal.waitForEnd() == 128 + Int(SIGTERM))
          #expect(try await terminal.state() == before)
        }
      }
    }
  }
}
