/// A list of sources as readers exchange it: OPML 1.0, 1.1 and 2.0.
public struct OPML: Equatable, Sendable {
  /// What the list calls itself; nil where it does not say.
  public var title: String?
  /// In the order of the list; no address twice.
  public var entries: [OPMLEntry]
  /// Whether the document stops before its end, or holds more than anybody reads.
  public var isCutShort: Bool

  public init(title: String? = nil, entries: [OPMLEntry] = [], isCutShort: Bool = false) {
    self.title = title
    self.entries = entries
    self.isCutShort = isCutShort
  }

  /// Reads a list; throws `FeedError.notOPML`, which says what the bytes seem to be instead.
  public init(_ bytes: [UInt8]) throws(FeedError) {
    let reader = OPMLReader()
    let isWhole = reader.read(bytes)
    guard reader.root == "opml" else { throw .notOPML(kind: Self.kind(of: bytes)) }
    self.init(
      title: reader.title, entries: reader.entries, isCutShort: !isWhole || reader.isFull)
  }

  private static func kind(of bytes: [UInt8]) -> String {
    do {
      _ = try FeedParser.feed(in: bytes)
      return "a feed; `outpost add` takes it"
    } catch {
      return error.words
    }
  }
}
