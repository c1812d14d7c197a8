import Foundation
import Testing

/// `outpost list` and the other things that Outpost does without a screen.
@Suite(.fewPrograms)
struct ListCommandTests {
  private let folder: TemporaryFolder
  private let file: URL
  private let posts = SamplePost.numbered(1...3)

  init() throws {
    folder = try TemporaryFolder()
    file = try folder.write(SamplePost.json(posts), to: "posts.json")
  }

  @Test func `prints one title a line`() async throws {
    let list = try await Subprocess.run("outpost", ["list", file.path()])
    #expect(list.status == 0)
    #expect(list.output == "Post 1\nPost 2\nPost 3\n")
    #expect(list.errors == "")
  }

  @Test func `prints JSON that can be read again`() async throws {
    let list = try await Subprocess.run("outpost", ["list", file.path(), "--json"])
    #expect(list.status == 0)
    let again = try folder.write(list.output, to: "again.json")
    let second = try await Subprocess.run("outpost", ["list", again.path()])
    #expect(second.output == "Post 1\nPost 2\nPost 3\n")
  }

  @Test func `reads standard input`() async throws {
    let list = try await Subprocess.run("outpost", ["list", "-"], input: file.path())
    #expect(list.status == 0)
    #expect(list.output == "Post 1\nPost 2\nPost 3\n")
  }

  @Test func `reads a URL`() async throws {
    try await ScriptedServer.withServer(answering: .posts(posts)) { server, url in
      let list = try await Subprocess.run("outpost", ["list", url.absoluteString])
      #expect(list.status == 0)
      #expect(list.output == "Post 1\nPost 2\nPost 3\n")
      #expect(await server.requestCount == 1)
    }
  }

  @Test func `a host may be written in letters of any script`() async throws {
    try await ScriptedServer.withServer(answering: .posts(posts)) { _, url in
      let wide = url.absoluteString.replacing("127.0.0.1", with: "ＬＯＣＡＬＨＯＳＴ")
      #expect(wide != url.absoluteString)
      let list = try await Subprocess.run("outpost", ["list", wide])
      #expect(list.output == "Post 1\nPost 2\nPost 3\n")
    }
  }

  #if os(Linux)
    @Test func `XML is read by the system's libxml2, and without it is named as what is missing`()
      async throws
    {
      let xml = try folder.write(
        "<rss><channel><item><title>A</title></item></channel></rss>", to: "feed.xml")
      let list = try await Subprocess.run("outpost", ["list", xml.path()])
      #expect(list.output == "A\n")
      // A library of that name which is another one goes before the system's.
      let handle = try #require(FileHandle(forReadingAtPath: "/proc/self/maps"))
      let maps = String(decoding: try #require(try handle.readToEnd()), as: UTF8.self)
      let other = try #require(maps.firstMatch(of: #/\/\S*\/libm\.so\S*/#)?.output)
      for name in ["libxml2.so.2", "libxml2.so.16"] {
        try FileManager.default.copyItem(
          at: URL(filePath: String(other)), to: folder.url.appending(path: name))
      }
      let environment = [String: String].hermetic
        .merging(["LD_LIBRARY_PATH": folder.url.path()]) { _, own in own }
      for arguments in [["list", xml.path()], ["import", xml.path()]] {
        let run = try await Subprocess.run("outpost", arguments, environment: environment)
        #expect(run.status == 1)
        #expect(run.errors.contains("libxml2 is missing; try `apt-get install libxml2`"))
        #expect(run.errors.contains("Cannot read"))
      }
      let plain = try await Subprocess.run(
        "outpost", ["list", file.path()], environment: environment)
      #expect(plain.output == "Post 1\nPost 2\nPost 3\n")
    }
  #endif

  @Test func `prints titles as harmless text`() async throws {
    let post = SamplePost(id: 1, title: "A\u{1b}]0;B\u{7}\u{9b}C\u{202e}D\nE", body: "")
    let hostile = try folder.write(SamplePost.json([post]), to: "hostile.json")
    let list = try await Subprocess.run("outpost", ["list", hostile.path()])
    #expect(list.output.split(separator: "\n").count == 1)
    #expect(
      list.output.unicodeScalars.allSatisfy {
        $0 == "\n" || ($0.properties.generalCategory != .control && $0 != "\u{202e}")
      })
  }

  @Test func `a failure is one line on standard error and status 1`() async throws {
    let missing = try await Subprocess.run("outpost", ["list", "/no/such/file"])
    expectFailure(missing, naming: "/no/such/file")
    try await ScriptedServer.withServer(answering: .status(500)) { _, url in
      let failed = try await Subprocess.run("outpost", ["list", url.absoluteString])
      expectFailure(failed, naming: Wording.serverError(500))
    }
    let port = try ScriptedServer.refusedPort()
    let refused = try await Subprocess.run("outpost", ["list", "http://127.0.0.1:\(port)/"])
    expectFailure(refused, naming: Wording.refused(port: port))
  }

  @Test func `what came of some sources is printed, and each that failed is told`() async throws {
    try await ScriptedServer.withServer(answering: .status(500)) { _, url in
      let bad = [url.absoluteString, "/no/such/file"]
      let list = try await Subprocess.run("outpost", ["list", bad[0], file.path(), bad[1]])
      #expect(list.status == 1)
      #expect(list.output == "Post 1\nPost 2\nPost 3\n")
      let lines = list.errors.split(separator: "\n")
      #expect(lines.count == 2)
      for (line, source) in zip(lines, bad) { #expect(line.contains(source)) }
      #expect(try await Subprocess.run("outpost", ["list", "--json"] + bad).output == "")
    }
  }

  @Test func `no source waits for the answer of another`() async throws {
    try await ScriptedServer.withServer(answering: .hang) { server, url in
      async let list = Subprocess.run(
        "outpost", ["list", url.absoluteString, url.absoluteString + "?other"])
      // The first is not answered before the second has asked.
      try await server.waitForRequests(2)
      await server.release(.posts(posts))
      #expect(try await list.output == "Post 1\nPost 2\nPost 3\nPost 1\nPost 2\nPost 3\n")
    }
  }

  @Test(arguments: [
    ["list", "--limit", "-1"], ["--no-such-flag"], ["list", "a", "b", "--unread"], ["one", "two"],
  ])
  func `wrong usage is told on standard error, with status 2`(arguments: [String]) async throws {
    let outpost = try await Subprocess.run("outpost", arguments)
    #expect(outpost.status == 2)
    #expect(outpost.output == "")
    #expect(outpost.errors != "")
  }

  @Test func `help and version are on standard output`() async throws {
    let help = try await Subprocess.run("outpost", ["--help"])
    #expect(help.status == 0)
    #expect(help.output.contains("list"))
    let version = try await Subprocess.run("outpost", ["--version"])
    #expect(version.status == 0)
    #expect(version.output.contains { $0.isNumber })
  }

  private func expectFailure(_ outpost: Subprocess, naming cause: String) {
    #expect(outpost.status == 1)
    #expect(outpost.output == "")
    #expect(outpost.errors.contains(cause))
    #expect(outpost.errors.split(separator: "\n").count == 1)
  }
}
