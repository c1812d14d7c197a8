import FlyingFox
import Foundation
import Synchronization
import TestSupport
import Testing

/// The commands that manage the sources of a user.
@Suite(.fewPrograms)
struct SourceCommandTests {
  private let user: User
  private let file: URL

  init() throws {
    user = try User()
    file = try user.home.write(SamplePost.json(SamplePost.numbered(1...3)), to: "posts.json")
  }

  @Test func `a source is added, listed, refreshed and removed`() async throws {
    let path = file.path()
    let added = try await user.outpost("add", path, "--name", "Mine", "--folder", "A/B")
    #expect(added.output == "Added Mine (3 posts)\n")
    #expect(added.status == 0)
    #expect(try await user.outpost("add", path).output == "Already subscribed: \(path)\n")
    #expect(try await user.outpost("sources").output == "3\t3\tMine\t\(path)\n")
    let list = try await user.outpost("list", "--unread", "--limit", "2")
    #expect(list.output.split(separator: "\n").count == 2)
    #expect(try await user.outpost("refresh", "--once").output == "Mine\tunchanged\n")
    let removed = try await user.outpost("remove", "mine")
    #expect(removed.output == "Removed Mine (\(path)) and 3 posts\n")
    #expect(try await user.outpost("list").output == "")
    #expect(user.subscriptions == "")
  }

  @Test func `the posts of sources are listed by their names, beside a file that is asked`()
    async throws
  {
    try await user.outpost("add", file.path(), "--name", "Mine")
    let others = try user.home.write(
      SamplePost.json([SamplePost(id: 7, title: "Other", body: "")]), to: "others.json")
    try await user.outpost("add", others.path(), "--name", "Others")
    #expect(try await user.outpost("list", "others").output == "Other\n")
    let both = try await user.outpost("list", "Mine", "Others", "--limit", "9").output
    #expect(Set(both.split(separator: "\n")) == ["Post 1", "Post 2", "Post 3", "Other"])
    let asked = try await user.outpost("list", file.path(), "Others", "--json").output
    #expect(asked.contains("\"title\" : \"Post 3\"") && asked.contains("\"starred\" : false"))
    let unknown = try await user.outpost("list", "nobody")
    #expect(unknown.status == 2)
    #expect(
      unknown.errors
        == "outpost: No such source: nobody; `outpost sources` lists all\n")
    let mixed = try await user.outpost("list", "Mine", file.path(), "--unread")
    #expect(mixed.status == 2)
  }

  @Test func `what is refused is told with what helps, and no more`() async throws {
    let typed = try await user.outpost("add", "posts.example/feed")
    #expect(typed.errors.contains("did you mean https://posts.example/feed?"))
    #expect(!typed.errors.contains("--no-check"))
    for arguments in [["posts.example/feed"], ["add", "posts.example/feed", "--no-check"]] {
      let typed = try await Subprocess.run("outpost", arguments, environment: user.environment)
      #expect(typed.status == 2)
      #expect(typed.errors.contains("did you mean https://posts.example/feed?"))
    }
    #expect(user.subscriptions == "")
    try await ScriptedServer.withServer(answering: .status(401)) { _, url in
      let port = url.port ?? 0
      let unknown = try await user.outpost("add", url.absoluteString)
      #expect(unknown.errors.contains("sign-in required"))
      #expect(
        unknown.errors.contains(
          "outpost add --user NAME --password-stdin http://127.0.0.1:\(port)/posts"))
      let wrong = try await user.outpost("add", "http://me:s3cret@127.0.0.1:\(port)/posts")
      #expect(wrong.errors.contains("the sign-in was rejected"))
      #expect(!(unknown.errors + wrong.errors).contains("--no-check"))
      #expect(!wrong.errors.contains("s3cret"))
      #expect(wrong.errors.contains("in your shell history"))
    }
    let port = try ScriptedServer.refusedPort()
    let refused = try await user.outpost("add", "http://127.0.0.1:\(port)/")
    #expect(refused.errors.contains("use --no-check to add it anyway"))
  }

  @Test func `nothing is made by looking`() async throws {
    for command in ["sources", "list", "export"] {
      #expect(try await user.outpost(command).status == 0)
    }
    try await ScriptedServer.withServer(answering: .posts(SamplePost.numbered(1...1))) { _, url in
      let list = try await user.outpost("list", url.absoluteString)
      #expect(list.output == "Post 1\n")
    }
    let there = try FileManager.default.contentsOfDirectory(atPath: user.home.url.path())
    #expect(there == ["posts.json"])
  }

  @Test func `what needs no store works without it, and looking leaves it as it is`()
    async throws
  {
    try await user.outpost("add", file.path(), "--name", "Mine")
    let junk = String(repeating: "junk", count: 5000)
    try user.home.write(junk, to: "data/outpost/outpost.sqlite")
    let exported = try await user.outpost("export")
    #expect(exported.status == 0)
    #expect(exported.output.contains("posts.json") && exported.output.contains("Mine"))
    #expect(exported.errors.contains("outpost.sqlite"))
    let missing = try await user.outpost("list", "nosuch.txt")
    #expect(missing.errors == "outpost: No such file: nosuch.txt\n")
    for kept in [["list"], ["list", "mine"], ["sources"]] {
      let list = try await Subprocess.run("outpost", kept, environment: user.environment)
      #expect(list.status == 1)
      #expect(list.errors.contains("outpost.sqlite"))
    }
    #expect(user.home.text(of: "data/outpost/outpost.sqlite") == junk)
  }

  @Test func `a page that names several feeds lists them, with status 2`() async throws {
    let links = ["/1", "/2"].map { "<link rel=alternate type='application/atom+xml' href='\($0)'>" }
    let page = "<!DOCTYPE html><html><head><title>P</title>\(links.joined())</head></html>"
    try await ScriptedServer.withServer(answering: .text(page, contentType: "text/html")) {
      server, url in
      let added = try await user.outpost("add", url.absoluteString)
      #expect(added.status == 2)
      #expect(added.errors.contains("outpost add http://127.0.0.1:\(url.port ?? 0)/2"))
      #expect(await server.requestCount == 1)
      #expect(user.subscriptions == "")
    }
  }

  @Test func `a source that fails is told, left alone, and asked again by its name`() async throws {
    try await ScriptedServer.withServer(answering: .status(404)) { server, url in
      let refused = try await user.outpost("add", url.absoluteString)
      #expect(refused.status == 1)
      #expect(refused.errors.contains("404"))
      #expect(user.subscriptions == "")
      #expect(try await user.outpost("add", url.absoluteString, "--no-check").status == 0)
      let first = try await user.outpost("refresh", "--once")
      #expect(first.status == 1)
      #expect(first.output.contains("404"))
      #expect(try await user.outpost("sources").output.contains("404"))
      #expect(await server.requestCount == 2)
      let waiting = try await Subprocess.run(
        "outpost", ["refresh", "--once"],
        environment: user.environment.merging(["TZ": "UTC"]) { $1 })
      let second = try await user.outpost("refresh", "--once", "--json")
      let times = try starts(of: second.output)
      #expect(
        waiting.output.contains(/not refreshed before (\d+ [A-Z][a-z]{2} )?\d\d:\d\d: 404/)
          && times.contains { waiting.output.contains("\($0): 404") }, "as the panel tells it")
      #expect(second.status == 0)
      #expect(second.output.contains("\"outcome\" : \"waiting\""))
      #expect(await server.requestCount == 2)
      #expect(try await user.outpost("refresh", "--once", "posts").status == 1)
      #expect(await server.requestCount == 3)
    }
  }

  @Test func `many sources of one server come through a few connections`() async throws {
    let peers = Mutex<Set<String>>([])
    try await WebServer.serve { request in
      peers.withLock { _ = $0.insert("\(String(describing: request.remoteAddress))") }
      return HTTPResponse(statusCode: .ok, body: Data(#"[{"id":1,"title":"A"}]"#.utf8))
    } during: { url in
      let sources = (0..<40).map { "\(url)/\($0)\n" }
      let folder = user.home.url.appending(path: "config/outpost")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(sources.joined().utf8).write(to: folder.appending(path: "urls"))
      #expect(try await user.outpost("refresh", "--once").status == 0)
    }
    #expect((1...4).contains(peers.withLock { $0.count }))
  }

  /// When a report says that a source is asked again, in full minutes of UTC that are not too soon; two where it
  /// leaves out a part of a second that may lead to the next one.
  private func starts(of report: String) throws -> [String] {
    let next = try #require(report.firstMatch(of: /"nextTry" : "([^"]+)"/)?.output.1)
    let date = try Date(String(next), strategy: .iso8601).timeIntervalSince1970
    return [date, date + 1].map { time in
      let minutes = Int((time / 60).rounded(.up)) % 1440
      return "0\(minutes / 60)".suffix(2) + ":" + "0\(minutes % 60)".suffix(2)
    }
  }

  @Test func `a sign-in in an address is seen nowhere, and sent to the server`() async throws {
    try await ScriptedServer.withServer(answering: .posts(SamplePost.numbered(1...1))) { _, url in
      let address = "http://me:s3cret@127.0.0.1:\(url.port ?? 0)/posts"
      let added = try await user.outpost("add", address)
      #expect(added.status == 0)
      let outputs = [
        added, try await user.outpost("sources", "--json"), try await user.outpost("export"),
        try await user.outpost("refresh", "--json"), try await user.outpost("list", "--json"),
      ]
      #expect(!outputs.map { $0.output + $0.errors }.joined().contains("s3cret"))
      #expect(!user.subscriptions.contains("s3cret"))
      #expect(user.home.text(of: "data/outpost/sign-ins.toml").contains("s3cret"))
    }
  }

  @Test func `of twenty programs that add at once, none loses anything`() async throws {
    let user = user
    try await withThrowingTaskGroup(of: Int32.self) { group in
      for number in 0..<20 {
        group.addTask {
          try await user.outpost("add", "https://host-\(number)/", "--no-check").status
        }
      }
      for try await status in group { #expect(status == 0) }
    }
    let sources = try await user.outpost("sources").output.split(separator: "\n")
    #expect(Set(sources).count == 20)
  }

  @Test func `a list goes out and comes in again`() async throws {
    try await user.outpost("add", "https://a.example/", "--name", "Mine", "--no-check")
    let list = user.home.url.appending(path: "list.opml").path()
    #expect(try await user.outpost("export", list).status == 0)
    let exported = try await user.outpost("export").output
    #expect(exported == user.home.text(of: "list.opml"))
    #expect(try await user.outpost("import", list).output == "0 added, 1 skipped (duplicates)\n")
    try await user.outpost("remove", "Mine")
    #expect(
      try await user.outpost("import", "-", input: list).output
        == "1 added, 0 skipped (duplicates)\n")
    let page = try user.home.write("<html><title>T</title></html>", to: "page.html")
    let refused = try await user.outpost("import", page.path())
    #expect(refused.status == 1)
    #expect(refused.errors.contains("HTML"))
  }

  @Test func `every mistake in the configuration is told, with status 2`() async throws {
    try await user.outpost("add", file.path())
    let path = "config/outpost/config.toml"
    try user.home.write("refesh = 1\nmouse = 2\n", to: path)
    for command in [["sources"], ["refresh", "--once"], [], [file.path()]] {
      let outpost = try await Subprocess.run(
        "outpost", command, environment: user.environment)
      #expect(outpost.status == 2)
      #expect(outpost.errors.contains("config.toml:1:1: unknown key refesh; did you mean refresh?"))
      #expect(outpost.errors.contains("config.toml:2:9: mouse must be true or false"))
    }
  }

  @Test(arguments: [
    ["remove", "nothing"], ["refresh", "nothing"], ["add"], ["add", "ftp://a/"], ["add", "-"],
    ["list", "a", "--unread"], ["--generate-completion-script", "tcsh"],
  ])
  func `wrong usage is told on standard error, with status 2`(arguments: [String]) async throws {
    let outpost = try await Subprocess.run("outpost", arguments, environment: user.environment)
    #expect(outpost.status == 2)
    #expect(outpost.output == "")
    #expect(outpost.errors != "")
  }
}
