import Essentials

/// Takes in what an element holds, while it is read: its text, and elements in it as HTML.
struct Capture {
  let element: FeedElement
  let form: TextForm
  let base: URL?
  /// How many elements are open within.
  private(set) var depth = 0
  private var bytes: [UInt8] = []
  private var addresses = 0
  /// Where addresses are meant from in an element that says so itself, by its depth.
  private var bases: [(depth: Int, base: URL?)] = []

  init(_ element: FeedElement, form: TextForm, base: URL?) {
    self.element = element
    self.form = form
    self.base = base
  }

  var text: FieldText {
    var whole = bytes[...]
    if isFull {
      // The last character may be cut.
      while whole.last.map({ $0 & 0xC0 == 0x80 }) == true { whole.removeLast() }
      whole = whole.dropLast()
    }
    return FieldText(form: form, source: String(decoding: whole, as: UTF8.self), base: base)
  }

  mutating func start(_ name: String, _ attributes: XMLAttributes) {
    depth += 1
    if let own = attributes.base, takesAddress() {
      bases.append((depth, SafeLink.link(own, base: innerBase).flatMap(URL.init(string:))))
    }
    guard keepsElements else { return }
    append("<" + Self.local(name))
    for attribute in attributes.all {
      guard let name = attribute.name.map({ String(cString: $0) }) else { continue }
      append(" \(Self.local(name))=\"")
      append(escaping: resolved(attribute.text, of: name))
      append("\"")
    }
    append(">")
  }

  mutating func end(_ name: String) {
    let name = Self.local(name)
    if bases.last?.depth == depth { bases.removeLast() }
    depth -= 1
    guard keepsElements, !Self.isVoid(name) else { return }
    append("</\(name)>")
  }

  mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
    guard !isFull else { return }
    let part = text.prefix(FieldText.maximumCount - bytes.count)
    switch form {
    case .plain, .base64, .none: bytes.append(contentsOf: part)
    case .html where depth == 0: bytes.append(contentsOf: part)
    case .html, .elements: append(escaping: part)
    }
  }
}

extension Capture {
  private var isFull: Bool { bytes.count >= FieldText.maximumCount }

  private var innerBase: URL? { bases.last?.base ?? base }

  /// In plain text, elements are a slip and only their text counts.
  private var keepsElements: Bool {
    if isFull { return false }
    return switch form {
    case .html, .elements: true
    case .plain, .base64, .none: false
    }
  }

  private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  private mutating func append(escaping text: some Sequence<UInt8>) {
    for byte in text {
      switch byte {
      case UInt8(ascii: "&"): append("&amp;")
      case UInt8(ascii: "<"): append("&lt;")
      case UInt8(ascii: "\""): append("&quot;")
      default: bytes.append(byte)
      }
    }
  }

  /// An address is made absolute where an element within changed what it is meant from.
  private mutating func resolved(_ value: String, of name: String) -> String.UTF8View {
    guard !bases.isEmpty, name == "href" || name == "src", !value.hasPrefix("#"), takesAddress()
    else { return value.utf8 }
    return (SafeLink.link(value, base: innerBase) ?? value).utf8
  }

  /// Making addresses absolute is slow, and no text needs it often.
  private mutating func takesAddress() -> Bool {
    addresses += 1
    return addresses < 1_000
  }

  /// A name without its prefix.
  private static func local(_ name: String) -> Substring {
    name.utf8.lastIndex(of: .colon).map { name[name.index(after: $0)...] } ?? Substring(name)
  }

  /// HTML reads an end tag of these as one more of them.
  private static func isVoid(_ name: Substring) -> Bool {
    HTMLTag.void.contains(name.utf8.withContiguousStorageIfAvailable(HTMLTag.init) ?? .other)
  }
}
