import Essentials

/// What the reader remembers from one start to the next: where the user was, and how they want the screen.
public struct ReaderPlace: Codable, Equatable, Sendable {
  /// A line of an article: that of a row, by its block and part.
  public struct Line: Codable, Equatable, Sendable {
    public var block: Int
    public var part: Int
    public var line: Int

    public init(block: Int, part: Int, line: Int) {
      (self.block, self.part, self.line) = (block, part, line)
    }
  }

  /// The list, by its name.
  var filter: String?
  /// The selected post.
  public var post: StoredPost.ID?
  /// Where it is read, or was last; nil where it was not.
  public var line: Line?
  /// Whether it was closed again, so that the list has the keys.
  public var isClosed: Bool?
  /// How lists are arranged that are not as usual, by their names.
  var arrangements: [String: String] = [:]
  /// The folders that show no sources.
  public var folded: Set<String> = []
  /// Whether the sidebar shows sources with unread posts only.
  public var hidesSources = false
  /// Columns that the user has given the sidebar, and the list beside a post.
  public var sidebarColumns: Int?
  public var listColumns: Int?
  /// The failures that are not told of, each by its cause.
  var muted: [Source.ID: String] = [:]
  /// The failures that the user has seen, each by its cause; nil for none.
  var seen: [Source.ID: String]?
  /// Since when no source can be reached; nil where one can.
  var offlineSince: Date?

  /// Nothing is remembered.
  public init() {}

  /// What is kept under this name in the store.
  static let name = "place"

  /// What was kept; nothing where that is damaged, or of another version.
  init(text: String?) {
    let kept = text.flatMap { try? JSONDecoder().decode(Self.self, from: Data($0.utf8)) }
    self = kept ?? Self()
  }

  /// To be kept.
  var text: String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) }
  }

  subscript(filter: PostFilter) -> ListArrangement {
    get { arrangements[filter.key].map(ListArrangement.init(key:)) ?? ListArrangement() }
    set { arrangements[filter.key] = newValue == ListArrangement() ? nil : newValue.key }
  }
}

extension PostFilter {
  /// How it is kept.
  var key: String {
    switch self {
    case .all: "all"
    case .unread: "unread"
    case .starred: "starred"
    case .downloads: "downloads"
    case .folder(let name): "folder:\(name)"
    case .source(let id): "source:\(id)"
    case .query(let saved): "query:\(saved.name)"
    }
  }

  /// Nil for what is none, and for a query, which the settings hold.
  init?(key: String) {
    func rest(_ start: String) -> String? {
      key.hasPrefix(start) ? String(key.dropFirst(start.count)) : nil
    }
    switch key {
    case "all": self = .all
    case "unread": self = .unread
    case "starred": self = .starred
    case "downloads": self = .downloads
    default:
      if let name = rest("folder:") {
        self = .folder(name)
      } else if let id = rest("source:") {
        self = .source(id)
      } else {
        return nil
      }
    }
  }
}

extension ListArrangement {
  fileprivate var key: String { order.rawValue + (hidesRead ? " unread" : "") }

  fileprivate init(key: String) {
    let words = key.split(separator: " ").map(String.init)
    self.init(
      order: words.first.flatMap(PostOrder.init) ?? .newest, hidesRead: words.contains("unread"))
  }
}
