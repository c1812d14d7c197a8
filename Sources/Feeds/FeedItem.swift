import Essentials

/// What one entry of a source says, whatever format it came in.
///
/// All but its content is clean: no control characters, no escape sequences, nothing invisible.
public struct FeedItem: Identifiable, Equatable, Sendable {
  /// Unique among the items of one document, and the same each time that document is read: the id that the
  /// source gives, else its link, else a hash of what it says.
  public var id: String
  /// One line; empty where the source gives none.
  public var title: String
  /// What it says, as it came; empty where the source gives nothing.
  public var content: PostContent
  /// The page for people: http, https or mailto; nil where the source gives none.
  public var link: String?
  /// When it was published, else last changed; nil where the source does not say, or not in a way to be read.
  public var date: Date?
  /// Who wrote it, on one line; nil where the source does not say.
  public var author: String?
  /// What it is about, in words of its source.
  public var tags: [String] = []
  /// What is attached: a podcast's sound.
  public var attachments: [Attachment]
  /// The page where it is talked about: http or https; nil where the source gives none.
  public var comments: String?

  /// Makes an item of content as it came, and of other text that is clean already: nothing is checked here.
  public init(
    id: String, title: String, content: PostContent, link: String? = nil, date: Date? = nil,
    author: String? = nil, attachments: [Attachment] = []
  ) {
    self.id = id
    self.title = title
    self.content = content
    self.link = link
    self.date = date
    self.author = author
    self.attachments = attachments
  }

  /// Makes an item of plain text that is clean already.
  public init(
    id: String, title: String, body: String, link: String? = nil, date: Date? = nil,
    author: String? = nil, attachments: [Attachment] = []
  ) {
    self.init(
      id: id, title: title, content: PostContent(body), link: link, date: date, author: author,
      attachments: attachments)
  }

  /// What it says as lines without styles; `[1]` in it stands for the first of `links`.
  public var body: String { content.form == .html ? content.article.text : content.source }

  /// What the body links to, and then what is attached.
  public var links: [String] { Attachment.links(of: content.article, attachments) }
}

/// A file that belongs to a post.
public struct Attachment: Equatable, Sendable {
  /// Absolute: http, https or mailto.
  public var address: String
  /// As the source names it: `audio/mpeg`; nil where it does not say.
  public var type: String?
  /// On one line; nil where it has none.
  public var title: String?
  public var bytes: Int?
  public var seconds: Int?

  public init(
    address: String, type: String? = nil, title: String? = nil, bytes: Int? = nil,
    seconds: Int? = nil
  ) {
    self.address = address
    self.type = type
    self.title = title
    self.bytes = bytes.flatMap { $0 > 0 ? $0 : nil }
    self.seconds = seconds.flatMap { $0 > 0 ? $0 : nil }
  }

  /// Whether it is heard.
  public var isSound: Bool { isOf("audio", Self.soundEndings) }

  /// Whether a player can show it.
  public var isPlayable: Bool { isSound || isOf("video", ["mp4", "m4v", "mov", "webm", "mkv"]) }

  /// The last part of the path of its address, as it stands there; nil without one.
  public var fileName: String? {
    let parts = address.prefix { $0 != "?" && $0 != "#" }.split(separator: "/")
    return parts.count > 2 ? parts.last.map(String.init) : nil
  }

  private static let soundEndings = [
    "mp3", "m4a", "m4b", "aac", "ogg", "oga", "opus", "flac", "wav",
  ]

  private func isOf(_ kind: String, _ endings: [String]) -> Bool {
    if let type, type.lowercased().hasPrefix(kind + "/") { return true }
    let ending = fileName?.split(separator: ".").last.map { $0.lowercased() } ?? ""
    return endings.contains(ending)
  }

  /// The addresses of an article and of what is attached to it, each once.
  public static func links(of article: Article, _ attachments: [Attachment]) -> [String] {
    let links = article.links.map(\.address)
    let known = Set(links)
    return links + attachments.map(\.address).filter { !known.contains($0) }
  }
}

/// A feed that a web page names in its head.
public struct FeedLink: Equatable, Sendable {
  /// What the page calls it, on one line; nil where it does not say.
  public var title: String?
  /// Where it is: http or https, made absolute.
  public var address: String

  /// Makes a link of text that is clean already.
  public init(title: String? = nil, address: String) {
    self.title = title
    self.address = address
  }
}

/// A number for what an item says, the same in every run and on every machine (FNV-1a, 64 bits).
struct ContentHash {
  private var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Adds one field. Its end counts, so that "ab" and "c" are not "a" and "bc".
  mutating func add(_ field: String) {
    for byte in field.utf8 { add(byte) }
    add(0xFF)
  }

  /// Sixteen hexadecimal digits.
  var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  private mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
}

/// Gives every item of a document an id of its own.
struct UniqueIDs {
  /// The greatest id so far, while all were whole numbers that rise.
  private var highest = -1
  /// How often each id was asked for, once the ids do not simply rise.
  ///
  /// Most sources count their posts, and then no table is needed: it costs as much as all the rest.
  private var counts: [String: Int]?

  /// The id itself where it is new; else the id and the number of its occurrence.
  mutating func unique(_ wanted: String, after items: [FeedItem]) -> String {
    if counts == nil {
      if let number = Self.wholeNumber(wanted), number > highest {
        highest = number
        return wanted
      }
      counts = Dictionary(items.map { ($0.id, 1) }, uniquingKeysWith: +)
    }
    return counted(wanted)
  }
}

extension UniqueIDs {
  private mutating func counted(_ wanted: String) -> String {
    guard let count = counts?.updateValue(1, forKey: wanted) else { return wanted }
    var number = count + 1
    while counts?["\(wanted) (\(number))"] != nil { number += 1 }
    counts?[wanted] = number
    let other = "\(wanted) (\(number))"
    counts?[other] = 1
    return other
  }

  /// The number that a text writes in the one usual way, so that equal numbers are equal texts.
  private static func wholeNumber(_ text: String) -> Int? {
    guard text.utf8.count < 18, text.utf8.first != UInt8(ascii: "0") || text == "0" else {
      return nil
    }
    var number = 0
    for byte in text.utf8 {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      number = number * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return text.isEmpty ? nil : number
  }
}
