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
    let builder = ArticleBuilder(base: base)
    switch form {
    case .plain: return PlainReader.article(of: source, builder)
    case .numbered:
      var article = PlainReader.article(of: source, findsLinks: false, builder)
      article.links = links.map { Article.Link(address: $0, words: "", kind: .page) }
      return article
    case .html:
      let bytes = Array(source.utf8)
      guard HTMLText.hasTags(bytes) else {
        let text = String(decoding: HTMLReferences.decoded(bytes[...]), as: UTF8.self)
        return PlainReader.article(of: text, keepsSpaces: false, builder)
      }
      return HTMLReader.article(of: bytes, builder: builder)
    }
  }
}

/// Reads plain text: its lines and spaces are all the form that it has, and its addresses are links.
private enum PlainReader {
  static func article(
    of text: String, findsLinks: Bool = true, keepsSpaces: Bool = true, _ builder: ArticleBuilder
  ) -> Article {
    var builder = builder
    builder.isPlain = keepsSpaces
    let bytes = Array(TextCleaner.clean(text, lines: .many).utf8)
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      let line = bytes[start..<end]
      if line.allSatisfy(\.isSpace) {
        builder.part(1)
      } else {
        read(line, findsLinks: findsLinks, &builder)
        builder.breakLine()
      }
      start = end + 1
    }
    return builder.finish()
  }

  private static func read(
    _ line: ArraySlice<UInt8>, findsLinks: Bool, _ builder: inout ArticleBuilder
  ) {
    var kept = line.startIndex
    var index = line.startIndex
    while findsLinks, let colon = line[index...].firstIndex(of: UInt8(ascii: ":")) {
      index = colon + 1
      guard let address = address(in: line, around: colon), address.lowerBound >= kept else {
        continue
      }
      guard let target = builder.links.target(of: String(decoding: line[address], as: UTF8.self))
      else {
        // A long one is not read again from within: the time stays linear.
        if address.count > 256 { index = address.upperBound }
        continue
      }
      builder.append(line[kept..<address.lowerBound], [], nil)
      let link = builder.beginLink(target)
      builder.append(line[address], [], target)
      builder.end(link, in: [])
      kept = address.upperBound
      index = kept
    }
    builder.append(line[kept...], [], nil)
  }

  /// The address that has its `://` at an index.
  private static func address(in line: ArraySlice<UInt8>, around colon: Int) -> Range<Int>? {
    guard line[colon...].starts(with: "://".utf8) else { return nil }
    guard
      let start = ["https", "http"].map({ colon - $0.utf8.count }).first(where: {
        $0 >= line.startIndex
          && (line[$0..<colon].elementsEqual("https".utf8)
            || line[$0..<colon].elementsEqual("http".utf8))
      })
    else { return nil }
    var end = line[colon...].firstIndex { $0 <= 0x20 || "<>\"`".utf8.contains($0) } ?? line.endIndex
    let hasOpen = line[start..<end].contains(UInt8(ascii: "("))
    while end > colon + 3, ".,;:!?'*_)]}".utf8.contains(line[end - 1]) {
      if line[end - 1] == UInt8(ascii: ")"), hasOpen { break }
      end -= 1
    }
    return end > colon + 3 ? start..<end : nil
  }
}
