import Foundation
import Posts
import StateKit
import Testing

@Suite struct PostSourceTests {
  @Test func `an argument names a source`() throws {
    #expect(try PostSource(argument: "-") == .standardInput)
    #expect(try PostSource(argument: "posts.json") == .file(path: "posts.json"))
    #expect(try PostSource(argument: "/a b/é.json") == .file(path: "/a b/é.json"))
    #expect(try PostSource(argument: "file:///a%20b.json") == .file(path: "/a b.json"))
    #expect(try PostSource(argument: "file://localhost/a") == .file(path: "/a"))
    #expect(throws: PostsError.fileElsewhere("file://b.example/a")) {
      try PostSource(argument: "file://b.example/a")
    }
    let url = try #require(URL(string: "HTTPS://example.org:8443/posts?x=1"))
    #expect(try PostSource(argument: "HTTPS://example.org:8443/posts?x=1") == .web(url))
  }

  @Test(arguments: ["", "http://", "https:///path", "://x", "http://[::1"])
  func `an argument that cannot name a source is refused`(argument: String) {
    let error = #expect(throws: PostsError.self) { try PostSource(argument: argument) }
    #expect(error?.localizedDescription.hasPrefix("Not a source: ") == true)
  }

  @Test(arguments: ["ftp://example.org/x", "gopher://x", "javascript://x"])
  func `other addresses than http are refused`(argument: String) {
    let scheme = String(argument.prefix { $0 != ":" })
    #expect(throws: PostsError.unsupportedScheme(scheme)) { try PostSource(argument: argument) }
  }

  @Test(arguments: ["http://127.0.0.1:99999/", "https://h:0/x", "http://h:65536"])
  func `a port that does not exist is refused`(argument: String) {
    let error = #expect(throws: PostsError.self) { try PostSource(argument: argument) }
    #expect(
      error?.localizedDescription
        == "Not a source: \(argument); a port is a number from 1 to 65535")
  }
}
