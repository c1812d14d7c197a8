import Feeds
import Fetch
import Foundation
import Posts
import Testing

@Suite struct PostsErrorTests {
  @Test(arguments: [
    (PostsError.server(code: 500), "Server error with code: 500 (internal server error)"),
    (.server(code: 418), "Server error with code: 418 (the server rejects the request)"),
    (.server(code: 404), "Server error with code: 404 (not found)"),
    (
      .server(code: 503, retryAfter: .zero),
      "Server error with code: 503 (temporarily unavailable; try again later)"
    ),
    (.http(.refused, host: "127.0.0.1:9"), "Network error: connection refused by 127.0.0.1:9"),
    (.http(.hostNotFound, host: "x.invalid"), "Network error: x.invalid was not found"),
    (
      .http(.noResponse, host: "h", limits: HTTPLimits(whole: .seconds(30))),
      "Network error: no response from h within 30 s"
    ),
    (
      .http(.noResponse, host: "h", limits: HTTPLimits(whole: .milliseconds(50))),
      "Network error: no response from h within 50 ms"
    ),
    (
      .http(.noConnection, host: "h", limits: HTTPLimits(connect: .seconds(10))),
      "Network error: no connection to h within 10 s"
    ),
    (.http(.notHTTP, host: "h:1"), "Network error: h:1 did not send HTTP"),
    (
      .http(.cutOff(hasHead: true), host: "h"),
      "Network error: the response from h is truncated or broken"
    ),
    (
      .http(.undecodable, host: "h"), "Network error: the response from h is truncated or broken"
    ),
    (
      .noSuchFile("127.0.0.1:8080/x"),
      "No such file: 127.0.0.1:8080/x; did you mean http://127.0.0.1:8080/x?"
    ),
    (
      .noSuchFile("localhost:8080"),
      "No such file: localhost:8080; did you mean http://localhost:8080?"
    ),
    (.noSuchFile("https:/h/x"), "No such file: https:/h/x; did you mean https://h/x?"),
    (.noSuchFile("a/b:1"), "No such file: a/b:1"),
    (
      .noSuchFile("example.org/x.xml"),
      "No such file: example.org/x.xml; did you mean https://example.org/x.xml?"
    ),
    (.noSuchFile("Blog.dev"), "No such file: Blog.dev; did you mean https://Blog.dev?"),
    (.noSuchFile("./feeds/x.xml"), "No such file: ./feeds/x.xml"),
    (.noSuchFile("/tmp/example.org/x"), "No such file: /tmp/example.org/x"),
    (.signInRefused, "Server error with code: 401 (the sign-in was rejected)"),
    (.noPassword("pass", reason: "it ended with 1"), "No password from pass: it ended with 1"),
    (.tooLarge(limit: 10_000_000), "Stopped at 10 MB: the source is too large"),
    (
      .slowFile("x", within: .seconds(30)),
      "Cannot read x: it did not end within 30 s"
    ),
    (.noSuchFile("x.json"), "No such file: x.json"),
    (.permissionDenied("x"), "Cannot read x: permission denied"),
    (.notPosts(.html(title: nil)), "Not a feed: an HTML page"),
  ])
  func `an error names its cause`(error: PostsError, words: String) {
    #expect(error.localizedDescription == words)
  }

  @Test(arguments: [
    ("\u{1B}[31mred\u{1B}[0m", "red"), ("a\nb\r\nc", "a b c"), ("a\u{202E}b\u{9B}31mc", "abc"),
    ("tab\there", "tab here"), ("\u{1B}]0;owned\u{7}x", "x"),
  ])
  func `a name in an error is one harmless line`(name: String, clean: String) {
    #expect(PostsError.noSuchFile(name).localizedDescription == "No such file: \(clean)")
    #expect(PostsError.http(.refused, host: name).localizedDescription.hasSuffix(" by \(clean)"))
    #expect(PostsError.badSource(name).localizedDescription.hasPrefix("Not a source: \(clean);"))
  }
}
