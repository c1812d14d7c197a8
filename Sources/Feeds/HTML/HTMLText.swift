import Essentials

/// HTML where a line of text is wanted.
enum HTMLText {
  /// Of a longer title, in bytes of UTF-8, only the beginning is read.
  static let maximumLine = 4096

  /// HTML on one line, as for a title.
  ///
  /// What only looks like a tag stays: "a < b", "Use <T>". But `<b>` goes, so a title of which the feed says that it
  /// is plain text belongs to `TextCleaner`.
  static func line(of html: String) -> String {
    let html = FieldText.cut(html, to: maximumLine)
    guard html.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }) else {
      return collapsed(html)
    }
    let article = withoutUnknownTags(Array(html.utf8)).withUnsafeBufferPointer {
      HTMLReader.article(of: $0, builder: ArticleBuilder(base: nil))
    }
    return collapsed(article.words)
  }

  /// Clean text on one line, in which white space of any length is one space.
  static func collapsed(_ text: String) -> String {
    let line = TextCleaner.clean(text, lines: .one)
    var before: UInt8 = 0
    let hasGap = line.utf8.contains { byte in
      defer { before = byte }
      return byte == 0x20 && before == 0x20
    }
    return hasGap ? line.split(separator: " ").joined(separator: " ") : line
  }

  /// Whether there is a `<` that can begin anything.
  static func hasTags(_ html: UnsafeBufferPointer<UInt8>) -> Bool {
    var rest = html
    while let open = rest.index(of: UInt8(ascii: "<")), open + 1 < rest.count {
      rest = UnsafeBufferPointer(rebasing: rest[(open + 1)...])
      if rest[0].isLetter || "/!?".utf8.contains(rest[0]) { return true }
    }
    return false
  }

  /// Whether there is a tag or a comment of HTML: `<b>`, and not `List<T>`.
  static func hasElements(_ text: String) -> Bool {
    Array(text.utf8).split(separator: UInt8(ascii: "<"), omittingEmptySubsequences: false)
      .dropFirst().contains(where: isMark)
  }

  /// Whether there is anything to be seen: a word, a picture, something to play.
  static func hasContent(_ html: String) -> Bool {
    var html = html
    return html.withUTF8 { html in
      var tokens = HTMLTokenizer(html)
      /// Whether text is that of a script, or of what else is never shown.
      var isHidden = false
      while let token = tokens.next() {
        switch token {
        case .start(let tag):
          isHidden = !tokens.isSelfClosing && tag != .xmp && HTMLTag.raw.contains(tag)
          let isSeen = [.img, .image, .iframe, .video, .audio, .embed].contains(tag)
          if isSeen, !isDot(tokens) { return true }
        case .text(let range, _) where !isHidden:
          let text = HTMLReferences.text(of: tokens[range])
          if text.utf8.contains(where: { !$0.isSpace && $0 != 0xC2 && $0 != 0xA0 }) { return true }
        case .text: break
        case .end: isHidden = false
        }
      }
      return false
    }
  }

  /// Whether what the last tag shows is of one dot, which is there to be counted.
  private static func isDot(_ tokens: HTMLTokenizer) -> Bool {
    [tokens.text(of: "width"), tokens.text(of: "height")].allSatisfy {
      ["0", "1", "1px"].contains($0)
    }
  }

  /// HTML in which everything is written as text that is no tag of HTML.
  private static func withoutUnknownTags(_ html: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var rest = html[...]
    while let open = rest.firstIndex(of: UInt8(ascii: "<")) {
      result += rest[..<open]
      rest = rest[(open + 1)...]
      result += Array(isMark(rest) ? "<".utf8 : "&lt;".utf8)
    }
    return result + rest
  }

  /// Whether a tag or a comment of HTML follows its first character.
  private static func isMark(_ rest: ArraySlice<UInt8>) -> Bool {
    if rest.starts(with: "!--".utf8) || rest.starts(with: "![CDATA[".utf8) { return true }
    let body = rest.first == UInt8(ascii: "/") ? rest.dropFirst() : rest
    let name = body.prefix(16).prefix { $0 >= UInt8(ascii: "0") && $0 != UInt8(ascii: ">") }
    guard name.withUnsafeBufferPointer(HTMLTag.init) != .other else { return false }
    // An attribute begins with a letter: "if a<b && c" is none.
    let next = body.dropFirst(name.count).first { $0 > 0x20 }
    return next == UInt8(ascii: ">") || next == UInt8(ascii: "/") || next?.isLetter == true
  }
}
