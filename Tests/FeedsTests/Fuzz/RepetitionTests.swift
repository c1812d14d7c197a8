import TestSupport
import Testing

@testable import Feeds

/// Pieces of documents, each so often that what takes squared time takes too long.
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

  /// Enough that what takes squared time takes seconds.
  private static let length = 1 << 16

  @Test func `no piece takes long, however often it stands`() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<60 {
      let frame = random.pick(Self.frames)
      let word = random.pick(FuzzWords.all)
      let middle = repeatElement(word, count: Self.length / word.count).joined()
      let input = FuzzInput(Array(frame.0.utf8) + Array(middle) + Array(frame.1.utf8))
      for target in FuzzTarget.allCases {
        let start = FuzzRun.processorTime()
        let fault = target.answer(to: input).fault
        let seconds = FuzzRun.processorTime() - start
        let name = "\(target) of \(frame.0), \(word), \(frame.1)"
        #expect(fault == nil && seconds < FuzzRun.limit, "\(name): \(fault ?? "\(seconds) s")")
      }
    }
  }
}
