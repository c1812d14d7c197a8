/// What one entry of a source says, whatever format it came in.
///
/// Its text is clean: no control characters, no escape sequences, nothing invisible.
public struct FeedItem: Identifiable, Equatable, Sendable {
  /// Unique among the items of one document, and the same each time that document is read.
  public var id: String
  /// One line; empty where the source gives none.
  public var title: String
  /// Lines parted by `\n`; empty where the source gives none.
  public var body: String

  /// Makes an item of text that is clean already: nothing is checked here.
  public init(id: String, title: String, body: String) {
    self.id = id
    self.title = title
    self.body = body
  }
}
