/// What stands before the first element of a document in angle brackets.
struct MarkupHead {
  /// Whether it says itself that it is XML.
  private(set) var isXML = false
  /// The name in a document type, in small letters.
  private(set) var doctype: String?
  /// The name of the first element, in small letters.
  private(set) var root: String?
  private(set) var hasComment = false

  private let bytes: UnsafeRawBufferPointer
  private var position = 0

  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
    repeat { skipSpace() } while takeAside()
    guard takes("<") else { return }
    let name = name()
    root = name.isEmpty ? nil : name
  }

  /// Whether it is a page for people.
  var isHTML: Bool {
    if let root, ["rss", "feed", "rdf:rdf"].contains(root) { return false }
    if root == "html" || doctype == "html" { return true }
    return !isXML && root.map(Self.elements.contains) == true
  }

  /// Whether it is neither XML nor HTML, but text that begins with a bracket.
  var isText: Bool { root == nil && doctype == nil && !isXML && !hasComment }

  /// Elements that a part of a page begins with.
  private static let elements: Set<String> = [
    "a", "article", "b", "base", "body", "br", "center", "div", "em", "font", "footer", "form",
    "h1",
    "h2", "h3", "h4", "head", "header", "hr", "i", "iframe", "img", "input", "li", "main", "meta",
    "nav", "noscript", "ol", "p", "pre", "script", "section", "span", "strong", "style", "table",
    "title", "ul",
  ]

  private mutating func skipSpace() {
    while position < bytes.count, bytes[position].isSpace { position += 1 }
  }

  private mutating func takes(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard position + count <= bytes.count else { return false }
    for offset in 0..<count {
      let byte = bytes[position + offset]
      let small = (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
      if small != text.utf8Start[offset] { return false }
    }
    position += count
    return true
  }

  private mutating func skip(past text: StaticString) {
    while position < bytes.count, !takes(text) { position += 1 }
  }

  /// Takes a declaration, an instruction, a comment or a document type.
  private mutating func takeAside() -> Bool {
    if takes("<!--") {
      hasComment = true
      skip(past: "-->")
    } else if takes("<?") {
      isXML = takes("xml") || isXML
      skip(past: "?>")
    } else if takes("<!doctype") {
      skipSpace()
      doctype = name()
      skip(past: ">")
    } else {
      return false
    }
    return true
  }

  private mutating func name() -> String {
    let start = position
    while position < bytes.count, position < start + 100, bytes[position] > 0x20,
      !#"<>/'"&=["#.utf8.contains(bytes[position])
    {
      position += 1
    }
    guard position > start, bytes[start].isLetter || bytes[start] >= 0x80 || bytes[start] == 0x5F
    else { return "" }
    return String(decoding: bytes[start..<position], as: UTF8.self).lowercased()
  }
}
