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
