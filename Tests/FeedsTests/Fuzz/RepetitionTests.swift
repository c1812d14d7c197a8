import TestSupport
import Testing

@testable import Feeds

/// Pieces of documents, each so often that squared time is seen.
@Suite struct RepetitionTests {
  /// What stands before and behind the pieces.
  private static let frames = [
    ("", ""), ("<rss ", ">"), ("<!--", "--><rss><channel/></rss>"),
    ("<html><head>", "</head></html>"),
    ("<rss><channel>", "</channel></rss>"), ("<rss><channel><item ", "/></channel></rss>"),
    ("<rss><channel><item><title>", "</title></item></channel></rss>"),
    ("<rss><channel><item><title a='", "'>t</title></item></channel></rss>"),
    ("<rss><channel><item><description><![CDATA[", "]]></description></item></channel></rss>"),
    (
      "<feed xmlns='http://www.w3.org/2005/Atom'><entry><content type='xhtml'>",
      "</content></entry></feed>"
    ),
    ("<opml><body><outline ", "/></body></opml>"), ("[{\"id\":1,\"title\":\"", "\"}]"),
    ("{\"posts\":[", "]}"),
    ("{\"version\":\"https://jsonfeed.org/version/1\",\"items\":[{\"content_html\":\"", "\"}]}"),
    ("<p>", "</p>"), ("<p ", ">x</p>"), ("<a href='", "'>x</a>"), ("<pre>", "</pre>"),
    ("<table>", "</table>"),
    ("<ul>", "</ul>"), ("x<script>", ""), ("https://a/", ""), ("mailto:", ""),
  ]

  @Test func `the cost of no piece grows faster than how often it stands`() {
    var random = SeededGenerator(seed: 7)
    let size = Soak.count(1 << 13, soak: 1 << 15)
    for _ in 0..<Soak.count(60, soak: 200) {
      let frame = random.pick(Self.frames)
      let word = random.pick(FuzzWords.all)
      let document = "\(frame.0), \(word), \(frame.1)"
      let inputs = [size, size * 2].map { Self.input(word, in: frame, length: $0) }
      for target in FuzzTarget.allCases {
        let fault = target.answer(to: inputs[1]).fault
        #expect(fault == nil, "\(target) of \(document)")
        let excess = Growth.excess(
          from: size, upTo: size * 2, input: { inputs[$0 / size - 1] },
          work: { _ = target.answer(to: $0) })
        #expect(excess == nil, "\(target) of \(document)")
      }
    }
  }

  private static func input(
    _ word: [UInt8], in frame: (String, String), length: Int
  ) -> FuzzInput {
    var middle = word
    while middle.count < length { middle += middle }
    let count = length / word.count * word.count
    return FuzzInput(Array(frame.0.utf8) + middle[..<count] + Array(frame.1.utf8))
  }
}
