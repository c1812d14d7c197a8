/// A feed in RSS as blogs write them: titles, dates, and descriptions of some 600 bytes of HTML.
struct SampleFeed {
  /// What the feed calls itself: one word, so that it comes to the terminal in one piece.
  let title: String
  /// The newest comes first.
  let count: Int

  /// The word that every title of an item begins with.
  static let mark = "Entry"

  var bytes: [UInt8] {
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <rss version="2.0"><channel><title>\(title)</title><link>https://example.org/\(title)/</link>
      <description>Posts to measure readers with</description>\n
      """
    for number in 1...count { text += item(number) }
    return Array((text + "</channel></rss>\n").utf8)
  }

  private func item(_ number: Int) -> String {
    let html = body(number)
    let description =
      number.isMultiple(of: 2)
      ? "<![CDATA[\(html)]]>"
      : html.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    let address = "https://example.org/\(title)/\(number)"
    return """
      <item><title>\(Self.mark) \(number) \(words(from: number, count: 4))</title><link>\(address)</link>\
      <guid isPermaLink="true">\(address)</guid><pubDate>\(date(number))</pubDate>
      <description>\(description)</description></item>\n
      """
  }

  private func body(_ number: Int) -> String {
    """
    <p>\(words(from: number * 7, count: 18)).</p><p>See <a href="https://example.org/see/\(number)?a=1&amp;b=2">\
    \(words(from: number * 3, count: 3))</a>, which is <em>\(words(from: number, count: 5))</em> &mdash; \
    \(words(from: number * 5, count: 16)).</p><ul><li>\(words(from: number, count: 3))</li>\
    <li>\(words(from: number + 4, count: 3))</li></ul>\
    <img src="https://example.org/picture/\(number).jpg" alt="\(words(from: number + 9, count: 2))">
    """
  }

  /// A minute earlier for each item, as RFC 822 has it.
  private func date(_ number: Int) -> String {
    let minutes = 30 * 24 * 60 - number
    let (day, minute) = minutes.quotientAndRemainder(dividingBy: 24 * 60)
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(two(day + 1)) Sep 2025 \(two(minute / 60)):\(two(minute % 60)):00 GMT"
  }

  private func words(from start: Int, count: Int) -> String {
    (start..<start + count).map { Self.vocabulary[($0 * $0 + start) % Self.vocabulary.count] }
      .joined(separator: " ")
  }

  private static let vocabulary = """
    terminal reader of many sources keeps what was there while a slow server thinks about the next answer \
    and nobody waits for it because every list stays where it is until something newer arrives in full \
    naïve café größer weather garden morning engine compiler release notes harbour evening window letter
    """.split { $0 == " " || $0 == "\n" }.map(String.init)
}
