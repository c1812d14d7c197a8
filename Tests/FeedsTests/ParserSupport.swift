import Feeds

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
