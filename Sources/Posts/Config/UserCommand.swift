import Cells
import Essentials
import Feeds

/// A program that a user has given a key: `[[command]]` in the settings. No shell sees it.
public struct UserCommand: Hashable, Sendable {
  /// Nil for one that was typed.
  public let key: KeyPress?
  /// What the key is called in the help.
  public let name: String
  /// The program and its arguments, in which `{url}`, `{title}`, `{source}`, `{enclosure}` and `{file}` stand for what
  /// belongs to the post.
  public let arguments: [String]
  /// What becomes of what it prints.
  public let result: Result
  /// What it reads.
  public let input: Format

  public init(
    key: KeyPress? = nil, name: String, arguments: [String], result: Result, input: Format = .text
  ) {
    (self.key, self.name, self.arguments) = (key, name, arguments)
    (self.result, self.input) = (result, input)
  }

  /// One that was typed, as its words; its output is shown. Nil where there is none.
  public init?(line: String) {
    guard let words = Self.words(in: line) else { return nil }
    self.init(name: words[0], arguments: words, result: .show)
  }

  /// A program and its arguments as they are typed: quotes hold words together, no shell sees them. Nil without one.
  public static func words(in line: String?) -> [String]? {
    guard let line else { return nil }
    let words = SubscriptionWord.words(in: Array(line.utf8)[...]).map(\.text)
    return words.first?.isEmpty == false ? words : nil
  }

  public enum Result: String, CaseIterable, Sendable {
    /// It is not shown, but for a failure.
    case background
    /// In a panel, when it has ended.
    case show
    /// In the user's pager.
    case pager
  }

  /// How an article is written for other programs.
  public enum Format: String, CaseIterable, Sendable {
    case text, markdown, html, json

    var suffix: String {
      switch self {
      case .text: "txt"
      case .markdown: "md"
      case .html: "html"
      case .json: "json"
      }
    }
  }
}

/// The post that a command is about.
public struct CommandSubject: Sendable {
  public let text: PostText
  /// What its source is called.
  public let source: String
  /// What it says, as it came.
  public let content: PostContent

  public init(text: PostText, source: String, content: PostContent) {
    (self.text, self.source, self.content) = (text, source, content)
  }

  /// The post as another program reads it.
  public func bytes(as format: UserCommand.Format) throws -> [UInt8] {
    switch format {
    case .text: Array("\(text.title)\n\n\(text.article.text)\n".utf8)
    case .markdown: Array(markdown.utf8)
    case .html: Array(html.utf8)
    case .json: Array(try PostObject(self).data)
    }
  }

  private var html: String {
    guard content.form != .html else { return content.source }
    let signs = [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;")]
    let text = signs.reduce(text.article.text) { $0.replacing($1.0, with: $1.1) }
    return "<pre>\(text)</pre>\n"
  }

  /// With its title, and where it comes from.
  private var markdown: String {
    let author = text.author(besides: source)
    let origin = [source, author, text.link.map { "<\($0)>" }].compactMap(\.self)
    let title = text.title.isEmpty ? "" : "# \(text.title)\n\n"
    let attachments = text.attachments.map { "- <\($0.address)>\n" }.joined()
    return title + origin.joined(separator: " · ") + "\n\n" + text.article.markdown
      + (attachments.isEmpty ? "" : "\n" + attachments)
  }
}

/// A post in JSON.
private struct PostObject: Encodable {
  let title: String
  let source: String
  let link: String?
  let author: String?
  let date: Date
  let text: String
  let links: [String]
  let tags: [String]
  let enclosures: [String]

  init(_ subject: CommandSubject) {
    let post = subject.text
    (title, source, link, author) = (post.title, subject.source, post.link, post.author)
    (date, text, links, tags) = (post.date, post.article.text, post.links, post.tags)
    enclosures = post.attachments.map(\.address)
  }

  var data: Data {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      encoder.dateEncodingStrategy = .iso8601
      return try encoder.encode(self) + Data("\n".utf8)
    }
  }
}
