import Essentials

/// What an element of a feed holds, as it is written there.
struct FieldText {
  let form: TextForm
  let source: String
  /// Where addresses in it are meant from.
  let base: URL?

  /// More bytes than these are left out.
  static let maximumCount = 10_000_000
  /// The same for what is on one line.
  static let maximumLine = 4_000

  /// Whether there is nothing but white space.
  var isEmpty: Bool { source.utf8.allSatisfy(\.isSpace) }

  /// The text on one line, as for a title.
  var line: String {
    switch form {
    case .plain: HTMLText.collapsed(lineSource)
    case .html, .elements: HTMLText.line(of: lineSource)
    case .base64(let isHTML): decoded(isHTML: isHTML)?.line ?? ""
    case .none: ""
    }
  }

  /// What it says as the content of a post; nil where there is nothing to be seen.
  var content: PostContent? {
    switch form {
    case .plain:
      let text = TextCleaner.clean(source, lines: .many)
      return text.isEmpty ? nil : PostContent(text)
    case .html, .elements:
      return HTMLText.hasContent(source) ? PostContent(source, form: .html, base: base) : nil
    case .base64(let isHTML): return decoded(isHTML: isHTML)?.content
    case .none: return nil
    }
  }

  /// The beginning of a text that is too long, ended before a character and without white space at its end.
  static func cut(_ text: String, to count: Int = maximumCount) -> String {
    guard text.utf8.count > count else { return text }
    let limit = text.utf8.index(text.startIndex, offsetBy: count)
    // Going on from an index within a character leads to the next one, and back from there to its beginning.
    let start = text[..<text.index(before: text.index(after: limit))]
    let end = start.utf8.lastIndex { !$0.isSpace }.map { start.utf8.index(after: $0) }
    return String(start[..<(end ?? start.startIndex)])
  }
}

extension FieldText {
  private var lineSource: String { Self.cut(source, to: Self.maximumLine) }

  private func decoded(isHTML: Bool) -> FieldText? {
    Data(base64Encoded: source, options: .ignoreUnknownCharacters).map {
      FieldText(
        form: isHTML ? .html : .plain, source: String(decoding: $0, as: UTF8.self), base: base)
    }
  }
}

/// How the text of an element is written.
enum TextForm {
  case plain
  /// Markup as text, as RSS has it; elements in it are markup too.
  case html
  /// Elements, in which text is text.
  case elements
  case base64(isHTML: Bool)
  /// It is no text: a picture, a sound.
  case none

  /// What Atom means by the `type` of an element, and Atom 0.3 by its `mode`.
  init(type: String?, mode: String?) {
    let type = (type ?? "").prefix { $0 != ";" }.lowercased().filter { $0 != " " }
    let isHTML = type == "html" || type == "text/html"
    switch type {
    case _ where mode?.lowercased() == "base64": self = .base64(isHTML: isHTML)
    case "", "text", "plain": self = .plain
    case _ where isHTML || type.hasPrefix("multipart/"): self = .html
    case "xhtml", "text/xml", "application/xml": self = .elements
    case _ where type.hasPrefix("text/"): self = .plain
    case _ where type.hasPrefix("image/"): self = .none
    case _ where type.hasSuffix("+xml"): self = .elements
    default: self = .none
    }
  }
}
