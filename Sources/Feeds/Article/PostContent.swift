import Essentials

/// What a post says, as it came: it is kept like this, so that what is shown gets better with the program.
public struct PostContent: Equatable, Sendable {
  /// How it is written.
  public enum Form: Int, Sendable {
    case plain = 0
    case html = 1
    /// Plain text of an earlier version, in which `[1]` stands for a link that is kept beside it.
    case numbered = 2
  }

  public var source: String
  public var form: Form
  /// Where relative addresses in it are meant from; nil where nobody says.
  public var base: URL?

  /// The addresses that the numbers of the form `numbered` stand for.
  public var links: [String] = []

  public init(_ source: String, form: Form = .plain, base: URL? = nil) {
    self.source = source
    self.form = form
    self.base = base
  }

  /// Text of which nobody says what it is: HTML where any element of HTML is in it, else plain text.
  public init(found source: String, base: URL? = nil) {
    self.init(source, form: HTMLText.hasElements(source) ? .html : .plain, base: base)
  }

  /// Nothing.
  public static let empty = PostContent("")

  /// What it says, parsed: in a time that grows with its length, whatever it holds.
  public var article: Article { article(of: source) }

  /// All that can be searched for in it.
  ///
  /// The store's index of words is told the same words again before a post goes: where they change, a step of the
  /// store's schema must put all words in again.
  public var words: String { form == .html ? article.words : source }

  /// The start of what it says, in so many bytes.
  public func preview(title: String, length: Int) -> String {
    // What stands far behind is not looked at.
    let isLong = source.utf8.count > Self.previewed
    let start = isLong ? FieldText.cut(source, to: Self.previewed) : source
    let preview = article(of: start).preview(title: title, length: length)
    guard preview.isEmpty, isLong else { return preview }
    return article.preview(title: title, length: length)
  }

  private static let previewed = 8_000

  private func article(of source: String) -> Article {
    var source = source
    let builder = ArticleBuilder(base: base)
    return source.withUTF8 { bytes in
      switch form {
      case .plain: return PlainReader.article(of: bytes, builder)
      case .numbered:
        var article = PlainReader.article(of: bytes, findsLinks: false, builder)
        article.links = links.map { Article.Link(address: $0, words: "", kind: .page) }
        return article
      case .html where HTMLText.hasTags(bytes):
        return HTMLReader.article(of: bytes, builder: builder)
      case .html:
        guard let decoded = HTMLReferences.decoded(bytes) else {
          return PlainReader.article(of: bytes, keepsSpaces: false, builder)
        }
        return decoded.withUnsafeBufferPointer {
          PlainReader.article(of: $0, keepsSpaces: false, builder)
        }
      }
    }
  }
}

/// Reads plain text: its lines and spaces are all the form that it has, and its addresses are links.
private enum PlainReader {
  static func article(
    of text: UnsafeBufferPointer<UInt8>, findsLinks: Bool = true, keepsSpaces: Bool = true,
    _ builder: ArticleBuilder
  ) -> Article {
    guard TextCleaner.isClean(text), text.index(of: 0x09) == nil else {
      return TextCleaner.clean(text).withUnsafeBufferPointer {
        article(ofClean: $0, findsLinks, keepsSpaces, builder)
      }
    }
    return article(ofClean: text, findsLinks, keepsSpaces, builder)
  }

  private static func article(
    ofClean text: UnsafeBufferPointer<UInt8>, _ findsLinks: Bool, _ keepsSpaces: Bool,
    _ builder: ArticleBuilder
  ) -> Article {
    var builder = builder
    builder.isPlain = keepsSpaces
    var start = text.firstIndex { !$0.isSpace } ?? text.count
    while start < text.count {
      let rest = UnsafeBufferPointer(rebasing: text[start...])
      let line = UnsafeBufferPointer(rebasing: rest.prefix(rest.index(of: 0x0A) ?? rest.count))
      if line.allSatisfy(\.isSpace) {
        builder.part(1)
      } else {
        if findsLinks { builder.append(linking: line, []) } else { builder.append(line, [], nil) }
        builder.breakLine()
      }
      start += line.count + 1
    }
    return builder.finish()
  }
}
