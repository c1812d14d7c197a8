import CMarkup
import Essentials

/// What a piece of HTML says, as text for people.
struct HTMLText: Equatable {
  /// Clean text of many lines: `[1]` in it stands for the first of `links`.
  var text: String
  /// Absolute addresses that are safe to open, each once, in the order of their numbers.
  var links: [String]

  /// Of a longer text, in bytes of UTF-8, only the beginning is read; and of a longer title.
  static let maximumLength = 1 << 20
  static let maximumLine = 4096

  /// The text of HTML, whose relative addresses are meant from `base`.
  ///
  /// What looks like HTML only after its entities are decoded is text about HTML, and is not read twice.
  ///
  /// - Parameter tags: How many more of the whole document are read.
  static func text(of html: String, base: URL?, tags: TagBudget) -> HTMLText {
    let (html, isWhole) = shortened(html, to: maximumLength)
    guard html.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }) else {
      return HTMLText(text: TextCleaner.clean(html, lines: .many) + (isWhole ? "" : "…"), links: [])
    }
    var writer = HTMLWriter(base: base, hasNumbers: true, keepsLines: !HTMLSource.hasTags(html))
    let isRead = HTMLSource.read(html, into: &writer, tags)
    let text = TextCleaner.clean(writer.text, lines: .many)
    return HTMLText(text: isWhole && isRead ? text : text + "…", links: writer.links)
  }

  /// HTML on one line, as for a title.
  ///
  /// What only looks like a tag stays: "a < b", "Use <T>". But `<b>` goes, so a title of which the feed says that it
  /// is plain text belongs to `TextCleaner`.
  static func line(of html: String, tags: TagBudget) -> String {
    let (html, _) = shortened(html, to: maximumLine)
    guard html.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }) else {
      return collapsed(html)
    }
    var writer = HTMLWriter(base: nil, hasNumbers: false)
    _ = HTMLSource.read(HTMLSource.withoutUnknownTags(html), into: &writer, tags)
    return collapsed(writer.text)
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

  private static func shortened(_ text: String, to length: Int) -> (text: String, isWhole: Bool) {
    guard text.utf8.count > length else { return (text, true) }
    return (String(decoding: text.utf8.prefix(length), as: UTF8.self), false)
  }
}

/// HTML as libxml2 tells it.
private enum HTMLSource {
  /// Tells a writer all of it; false where it is so deep or so long that the rest was left out.
  static func read(_ html: String, into writer: inout HTMLWriter, _ tags: TagBudget) -> Bool {
    var html = html
    let end = withUnsafeMutablePointer(to: &writer) { pointer in
      var handler = MUHandler(
        context: pointer,
        start: { context, name, _, attributes, count in
          guard let context, let name else { return }
          let all = UnsafeBufferPointer(start: attributes, count: count)
          context.assumingMemoryBound(to: HTMLWriter.self).pointee
            .start(String(cString: name), HTMLAttributes(all: all))
        },
        end: { context, name, _ in
          guard let context, let name else { return }
          context.assumingMemoryBound(to: HTMLWriter.self).pointee.end(String(cString: name))
        },
        text: { context, text, count in
          let bytes = UnsafeRawBufferPointer(start: text, count: count)
          context?.assumingMemoryBound(to: HTMLWriter.self).pointee
            .write(bytes.assumingMemoryBound(to: UInt8.self))
        })
      return html.withUTF8 { mu_read_html($0.baseAddress, $0.count, &handler, &tags.left) }
    }
    writer.finish()
    return end == MUWhole
  }

  /// Whether there is a `<` that can begin anything.
  static func hasTags(_ html: String) -> Bool {
    var html = html
    return html.withUTF8 { bytes in
      bytes.indices.dropLast().contains { index in
        guard bytes[index] == UInt8(ascii: "<") else { return false }
        let next = bytes[index + 1]
        return next.isLetter
          || [UInt8(ascii: "/"), UInt8(ascii: "!"), UInt8(ascii: "?")].contains(next)
      }
    }
  }

  /// HTML in which everything is written as text that is no tag of HTML.
  static func withoutUnknownTags(_ html: String) -> String {
    var result: [UInt8] = []
    var rest = Substring(html).utf8
    while let open = rest.firstIndex(of: UInt8(ascii: "<")) {
      result += rest[..<open]
      rest = rest[rest.index(after: open)...]
      result += Array(isMark(rest) ? "<".utf8 : "&lt;".utf8)
    }
    return String(decoding: result + Array(rest), as: UTF8.self)
  }

  /// Whether a tag or a comment of HTML follows its first character.
  private static func isMark(_ rest: Substring.UTF8View) -> Bool {
    if rest.starts(with: "!--".utf8) || rest.starts(with: "![CDATA[".utf8) { return true }
    let body = rest.first == UInt8(ascii: "/") ? rest.dropFirst() : rest
    let name = body.prefix(16).prefix { $0 >= UInt8(ascii: "0") && $0 != UInt8(ascii: ">") }
    guard HTMLElement.isKnown(String(decoding: name, as: UTF8.self).lowercased()) else {
      return false
    }
    // An attribute begins with a letter: "if a<b && c" is none.
    let next = body.dropFirst(name.count).first { $0 > 0x20 }
    return next == UInt8(ascii: ">") || next == UInt8(ascii: "/")
      || next.map { $0 | 0x20 >= UInt8(ascii: "a") && $0 | 0x20 <= UInt8(ascii: "z") } == true
  }
}
