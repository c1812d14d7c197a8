import Feeds
import Testing

/// The items of a JSON text.
func items(_ text: String) throws -> [FeedItem] { try FeedParser.items(in: Array(text.utf8)) }

/// The error that a text is refused with, nil when it is read.
func refusal(_ text: String) -> FeedError? { refusal(Array(text.utf8)) }

func refusal(_ bytes: [UInt8]) -> FeedError? {
  do {
    _ = try FeedParser.items(in: bytes)
    return nil
  } catch {
    return error
  }
}

/// The feed of a text.
func feed(_ text: String, charset: String? = nil) throws -> Feed {
  try FeedParser.feed(in: Array(text.utf8), charset: charset)
}

/// The one item of a feed of RSS; only the usual name spaces are declared, and not all of them.
func rssItem(_ text: String) throws -> FeedItem {
  let text = """
    <rss xmlns:h="http://www.w3.org/1999/xhtml" xmlns:media="http://search.yahoo.com/mrss"
      xmlns:atom="http://www.w3.org/2005/Atom"><channel><link>https://home.example/blog/</link>
    <item>\(text)</item></channel></rss>
    """
  return try #require(try feed(text).items.first)
}
