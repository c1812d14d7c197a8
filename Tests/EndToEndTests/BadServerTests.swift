import Foundation
import TestSupport
import Testing

/// What servers do that do it badly, or mean harm, as the whole program takes it.
@Suite(.fewPrograms) struct BadServerTests {
  private static let ok = "HTTP/1.1 200 OK\r\n"
  private static let posts = #"[{"id": 1, "title": "A"}]"#
  private static let whole = "\(ok)Content-Length: \(posts.utf8.count)\r\n\r\n\(posts)"
  private static let moved = "HTTP/1.1 302 Found\r\nContent-Length: 0\r\nLocation: "

  /// What one path answers, and what is said of it.
  private struct Row {
    let answer: [UInt8]
    let message: String
    var ending = RawServer.Ending.close

    init(_ answer: String, _ message: String, then ending: RawServer.Ending = .close) {
      self.init(bytes: Array(answer.utf8), message, then: ending)
    }

    init(bytes answer: [UInt8], _ message: String, then ending: RawServer.Ending = .close) {
      (self.answer, self.message, self.ending) = (answer, message, ending)
    }
  }

  private static func busy(_ wait: String) -> String {
    "HTTP/1.1 503 Busy\r\nContent-Length: 0\r\nRetry-After: \(wait)\r\n\r\n"
  }

  private static func packed(_ encoding: String, _ bytes: [UInt8]) -> Row {
    Row(
      bytes: Array("\(ok)Content-Encoding: \(encoding)\r\n\r\n".utf8) + bytes, "Stopped at 10 MB")
  }

  private static let rows: [String: Row] = [
    "status-line-only": Row("HTTP/1.1 200 OK\r\n", "truncated or broken"),
    "reset-in-head": Row("HTTP/1.1 200 OK\r\nContent-", "truncated or broken", then: .reset),
    "cut-behind-103": Row("HTTP/1.1 103 Early Hints\r\n\r\nHTTP/1.1 200", "truncated or broken"),
    "cut-trailer": Row(
      "\(ok)Transfer-Encoding: chunked\r\n\r\n3\r\n[1]\r\n0\r\nX-A: b\r\n", "truncated or broken"),
    "garbage-chunks": Row("\(ok)Transfer-Encoding: chunked\r\n\r\nzz\r\n[]", "truncated or broken"),
    "too-long-length": Row("\(ok)Content-Length: 99\r\n\r\n\(posts)", "truncated or broken"),
    "too-short-length": Row(
      "\(ok)Content-Length: 3\r\n\r\n\(posts)", "truncated or broken (line 1)"),
    "reset-in-body": Row(
      "\(ok)Content-Length: 99\r\n\r\n\(posts)", "truncated or broken", then: .reset),
    "nothing": Row("", "was lost"), "reset": Row("", "was lost", then: .reset),
    "no-http": Row("hello\n", "did not send HTTP"),
    "http-0.9": Row("<rss><channel></channel></rss>", "did not send HTTP"),
    "endless-head": Row(
      ok + String(repeating: "X-A: b\r\n", count: 1000), "did not send HTTP", then: .repeatLast),
    "huge-head": Row(
      ok + "X-A: " + String(repeating: "b", count: 1_000_000) + "\r\n\r\n", "did not send HTTP"),
    "loop": Row(moved + "/loop\r\n\r\n", "redirected more than 10 times"),
    "to-file": Row(moved + "file:///etc/passwd\r\n\r\n", "file addresses"),
    "to-ftp": Row(moved + "ftp://127.0.0.1/x\r\n\r\n", "ftp addresses"),
    "to-sign-in": Row(moved + "/sign-in\r\n\r\n", "sign-in required"),
    "sign-in": Row(
      "HTTP/1.1 401 No\r\nWWW-Authenticate: Basic\r\nContent-Length: 0\r\n\r\n",
      "sign-in required"),
    "busy-for-ever": Row(busy("1000000000000"), "503"),
    "busy-before": Row(busy("-5"), "503"),
    "busy-garbage": Row(busy("soon"), "503"),
    "unchanged-from-nothing": Row(
      "HTTP/1.1 304 Not Modified\r\n\r\n",
      "304: not modified, but nothing is stored"),
    "gzip": packed("gzip", GzipBomb.bytes(copies: 500_000)),
    "br": packed("br", Bombs.brotli),
    "zstd": packed("zstd", Bombs.zstd),
    "endless": Row("\(ok)\r\n" + String(repeating: " ", count: 65_536), "10 MB", then: .repeatLast),
  ]

  /// What the program says of each path.
  private func messages(
    _ server: RawServer, _ paths: [String], variables: [String: String] = [:]
  ) async throws -> [String: String] {
    let url = try #require(URL(string: "/", relativeTo: server.url)?.absoluteURL)
    let home = try ReaderHome(sources: paths.map { url.appending(path: $0) })
    let program = try await Subprocess.run(
      Products.outpost.path(), ["refresh", "--once", "--json"],
      environment: .hermetic.merging(home.environment.merging(variables) { _, own in own }) {
        _, own in own
      })
    let reports = try JSONDecoder().decode([Report].self, from: Data(program.output.utf8))
    #expect(program.status == (reports.contains { $0.outcome == "failed" } ? 1 : 0))
    #expect(program.errors == "")
    return Dictionary(
      uniqueKeysWithValues: reports.map {
        (String($0.address.split(separator: "/").last ?? ""), $0.message ?? $0.outcome)
      })
  }

  private struct Report: Decodable {
    let address: String
    let outcome: String
    let message: String?
  }

  @Test func `each fault is named, and no other source has it`() async throws {
    let server = try RawServer { path in
      let name = String(path.dropFirst())
      guard let row = Self.rows[name] else { return RawServer.Response([Self.whole], then: .close) }
      return RawServer.Response(bytes: [row.answer], then: row.ending)
    }
    let good = (0..<20).map { "good-\($0)" }
    let messages = try await messages(server, Self.rows.keys.sorted() + good)
    for (name, row) in Self.rows {
      #expect(
        messages[name]?.contains(row.message) == true, "\(name): \(messages[name] ?? "nothing")")
    }
    for name in good { #expect(messages[name] == "posts", "\(name)") }
  }

  @Test func `what hangs anywhere is abandoned in time, and named`() async throws {
    let rows = [
      "before-head": Row("", "no response from", then: .hold),
      "in-head": Row("\(Self.ok)Content-", "no response from", then: .hold),
      "in-body": Row("\(Self.ok)Content-Length: 9\r\n\r\n[", "was incomplete", then: .hold),
      "a-byte-at-a-time": Row("\(Self.ok)\r\n", "was incomplete", then: .repeatLast),
    ]
    let server = try RawServer { path in
      let row = rows[String(path.dropFirst())]
      // The last piece goes on coming.
      let drip: [[UInt8]] = row?.ending == .repeatLast ? [[UInt8(ascii: " ")]] : []
      return RawServer.Response(bytes: [row?.answer ?? []] + drip, then: row?.ending ?? .close)
    }
    let messages = try await messages(
      server, rows.keys.sorted(), variables: ["OUTPOST_TIMEOUT": "2"])
    for (name, row) in rows {
      #expect(
        messages[name]?.contains(row.message) == true, "\(name): \(messages[name] ?? "nothing")")
    }
  }

  @Test func `a proxy is asked where there is one, and named where it refuses`() async throws {
    let proxy = try RawServer { target in
      // A proxy is told the whole address, or, for https, the host to connect to.
      target == "http://feeds.invalid/posts"
        ? RawServer.Response([Self.whole], then: .close)
        : RawServer.Response(["HTTP/1.1 403 No\r\nContent-Length: 0\r\n\r\n"], then: .close)
    }
    let user = try User()
    let address = try #require(URL(string: "/", relativeTo: proxy.url)?.absoluteString)
    let environment = user.environment.merging(
      ["http_proxy": address, "https_proxy": address]) { _, own in own }
    let plain = try await Subprocess.run(
      "outpost", ["list", "http://feeds.invalid/posts"], environment: environment)
    #expect(plain.output == "A\n", "\(plain.errors)")
    let secure = try await Subprocess.run(
      "outpost", ["list", "https://feeds.invalid/posts"], environment: environment)
    #expect(
      secure.errors.contains(
        "the proxy cannot be used; see proxy in config.toml, or http_proxy and https_proxy"))
    let direct = try await Subprocess.run(
      "outpost", ["list", "http://feeds.invalid/posts"],
      environment: environment.merging(["no_proxy": "feeds.invalid"]) { _, own in own })
    #expect(direct.errors.contains("feeds.invalid was not found"))
    try user.home.makeFolder("config/outpost")
    func list(proxy setting: String, _ environment: [String: String]) async throws -> Subprocess {
      try user.home.write("proxy = \"\(setting)\"\n", to: "config/outpost/config.toml")
      return try await Subprocess.run(
        "outpost", ["list", "http://feeds.invalid/posts"], environment: environment)
    }
    #expect(try await list(proxy: address, user.environment).output == "A\n")
    let none = try await list(proxy: "none", environment)
    #expect(none.errors.contains("feeds.invalid was not found"))
  }
}
