import TestSupport
import Testing

@testable import Feeds

@Suite struct PlainLinkTests {
  @Test func `the short way answers what the long one does`() {
    let pieces = [
      "http://", "https://", "HTTPS://", "a", "b.org", "x-y.de", "xn--a", "--", "-", ".", "..", "/",
      "//", "/.", "@", ":", ":80",
      "1", "%41", "%", "?", "#", "&", "=", "é", " ", "\\", "\"", "\n", "A", "_", "~", ";", "'", "(",
      "[", "]", "+", ",",
    ]
    var random = SeededGenerator(seed: 6)
    var plain = 0
    for _ in 0..<30_000 {
      let head = ["https://a.org/", "http://b.c", ""].randomElement(using: &random) ?? ""
      let text =
        head
        + (0..<random.number(0...6)).map { _ in pieces.randomElement(using: &random) ?? "" }
        .joined()
      guard SafeLink.isPlain(text) else { continue }
      plain += 1
      #expect(SafeLink.made(of: text, base: nil) == text)
    }
    #expect(plain > 1_000)
  }

  @Test(arguments: [
    "https://x.org/", "http://x-y.org/a/b.html?c=d&e=f#g", "https://1.x.org/~a_b-c;d,e:f+g",
  ])
  func `a usual address is plain`(text: String) { #expect(SafeLink.isPlain(text)) }
}
