/// A list of sources as readers exchange it: OPML 1.0, 1.1 and 2.0.
public struct OPML: Equatable, Sendable {
  /// What the list calls itself; nil where it does not say.
  public var title: String?
  /// In the order of the list; no address twice.
  public var entries: [OPMLEntry]
  /// Whether the document stops before its end, or holds more than anybody reads.
  public var isTruncated: Bool

  public init(title: String? = nil, entries: [OPMLEntry] = [], isTruncated: Bool = false) {
    self.title = title
    self.entries = entries
    self.isTruncated = isTruncated
  }

  /// Reads a list; throws `FeedError.notOPML`, which says what the bytes seem to be instead,
  /// and `FeedError.noLibrary`.
  public init(_ bytes: [UInt8]) throws(FeedError) {
    let parser = OPMLParser()
    let isWhole = parser.read(bytes)
    guard parser.root == "opml" else { throw Self.refusal(of: bytes) }
    self.init(
      title: parser.title, entries: parser.entries, isTruncated: !isWhole || parser.isFull)
  }

  private static func refusal(of bytes: [UInt8]) -> FeedError {
    do {
      _ = try FeedParser.feed(in: bytes)
      return .notOPML(kind: "a feed; add it with `outpost add`")
    } catch {
      return error == .noLibrary ? error : .notOPML(kind: error.summary)
    }
  }
}

extension OPML {
  /// The list as a document of OPML 2.0, for other readers. Each folder stands in it once, where its first entry is.
  public var document: String {
    let head = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#, #"<opml version="2.0">"#, "  <head>",
      "    <title>\(Self.escaped(title ?? "Sources"))</title>", "  </head>", "  <body>",
    ]
    let body = Self.lines(of: entries.map { ($0.folders[...], $0) }, depth: 0)
    return (head + body + ["  </body>", "</opml>", ""]).joined(separator: "\n")
  }
}

/// A source in a list that readers exchange.
public struct OPMLEntry: Equatable, Sendable {
  /// As the list gives it, which may be anything.
  public var address: String
  /// On one line; nil where the list gives none but the address.
  public var name: String?
  /// The names of the outlines that it stands in, as `News/Swift`; nil at the top.
  public var folder: String?

  public init(address: String, name: String? = nil, folder: String? = nil) {
    self.address = address
    self.name = name
    self.folder = folder
  }
}

extension OPMLEntry {
  /// The names of its folders, the outermost first.
  fileprivate var folders: [String] { folder?.split(separator: "/").map(String.init) ?? [] }
}

extension OPML {
  /// - Parameter entries: Each with its folders within the one that the lines are for.
  private static func lines(
    of entries: [(folders: ArraySlice<String>, entry: OPMLEntry)], depth: Int
  ) -> [String] {
    var groups = Dictionary(grouping: entries) { $0.folders.first }
    return entries.flatMap { folders, entry in
      guard let folder = folders.first else { return [line(outline(of: entry), depth: depth)] }
      guard let group = groups.removeValue(forKey: folder) else { return [] }
      let content = lines(of: group.map { ($0.folders.dropFirst(), $0.entry) }, depth: depth + 1)
      return [line("<outline text=\"\(escaped(folder))\">", depth: depth)] + content
        + [line("</outline>", depth: depth)]
    }
  }

  private static func outline(of entry: OPMLEntry) -> String {
    let name = escaped(entry.name ?? entry.address)
    return
      #"<outline type="rss" text="\#(name)" title="\#(name)" xmlUrl="\#(escaped(entry.address))"/>"#
  }

  private static func line(_ text: String, depth: Int) -> String {
    String(repeating: "  ", count: depth + 2) + text
  }

  /// As the value of an attribute, without what XML has no way to write.
  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result += "&#\(scalar.value);"
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": break
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
