import Feeds
import Foundation
import Posts
import Testing

@Suite struct PostsErrorTests {
  @Test(arguments: [
    (PostsError.server(code: 500), "Server error with code: 500"),
    (.server(code: 404), "Server error with code: 404 (nothing at this address)"),
    (.refused(host: "127.0.0.1:9"), "Network error: connection refused by 127.0.0.1:9"),
    (.hostNotFound("x.invalid"), "Network error: x.invalid was not found"),
    (
      .noAnswer(host: "h", within: .seconds(30)),
      "Network error: no answer from h within 30 s"
    ),
    (
      .noAnswer(host: "h", within: .milliseconds(50)),
      "Network error: no answer from h within 50 ms"
    ),
    (.tooLarge(limit: 10_000_000), "Stopped at 10 MB: the source is too large"),
    (.noSuchFile("x.json"), "No such file: x.json"),
    (.permissionDenied("x"), "Cannot read x: permission denied"),
    (.notPosts(.html(title: nil)), "Not posts: the answer is HTML"),
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
    #expect(PostsError.refused(host: name).localizedDescription.hasSuffix(" by \(clean)"))
    #expect(PostsError.badSource(name).localizedDescription.hasPrefix("Not a source: \(clean);"))
  }
}
