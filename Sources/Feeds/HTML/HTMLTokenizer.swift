import Essentials

/// Takes HTML apart into tags and text, as the standard of HTML says, in one walk whose time is linear.
///
/// It is kinder than browsers where something is never closed: a `<` that no `>` follows is text, and so nothing is
/// lost behind it.
struct HTMLTokenizer {
  enum Token {
    /// Text between two tags, with references in it unless it is the content of `xmp` or `plaintext`.
    case text(Range<Int>, isRaw: Bool)
    case start(HTMLTag)
    case end(HTMLTag)
  }

  struct Attribute {
    let name: Range<Int>
    let value: Range<Int>
  }

  let bytes: UnsafeBufferPointer<UInt8>
  /// Behind the last tag or text.
  private(set) var at = 0
  /// The name of the last tag, and what is said of it.
  private(set) var name = 0..<0
  private(set) var attributes: [Attribute] = []
  private(set) var isSelfClosing = false
  /// What the last start tag holds, where that is no HTML.
  private var rawTag: HTMLTag?
  private var isInCDATA = false
  // Looked for once, so that the time stays linear: where the next `>` is, and which quotes do not come any more.
  private var nextEnd = 0
  private var hasNoQuote: (single: Bool, double: Bool) = (false, false)

  /// Looked for once too: where the last end tag of a form is; -1 where there is none.
  private var lastFormEnd: Int?

  private static let maximumAttributes = 64
  private static let maximumValue = 8_192

  /// - Parameter bytes: They must stay where they are as long as this is used.
  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The next tag or text; nil at the end.
  mutating func next() -> Token? {
    if let tag = rawTag {
      rawTag = nil
      let text = rawText(of: tag)
      if !text.isEmpty { return .text(text, isRaw: tag != .textarea && tag != .title) }
    }
    var start = at
    while at < bytes.count {
      let found = next(of: UInt8(ascii: "<"), from: at) ?? bytes.count
      if isInCDATA, let end = cdataEnd(in: max(start, at - 2)..<found) {
        at = end + 3
        isInCDATA = false
        if end > start { return .text(start..<end, isRaw: false) }
        start = at
        continue
      }
      at = found
      guard isMark(at: at) else {
        at = min(at + 1, bytes.count)
        continue
      }
      if at > start { return .text(start..<at, isRaw: false) }
      if let token = takeMark() { return token }
      start = at
    }
    return at > start ? .text(start..<at, isRaw: false) : nil
  }

  /// Where all is written that is said of the last tag.
  var attributeRange: Range<Int> {
    name.upperBound..<(attributes.last?.value.upperBound ?? name.upperBound)
  }

  /// The value of an attribute of the last tag by its name in small letters; the first where there are several.
  func value(of name: StaticString) -> Range<Int>? {
    let count = name.utf8CodeUnitCount
    return attributes.first { attribute in
      guard attribute.name.count == count else { return false }
      for offset in 0..<count
      where bytes[attribute.name.lowerBound + offset].lowercased != name.utf8Start[offset] {
        return false
      }
      return true
    }?.value
  }

  /// The same as text.
  func text(of name: StaticString) -> String? {
    value(of: name).map { HTMLReferences.text(of: self[$0], isAttribute: true) }
  }

  /// The bytes of a range.
  subscript(range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: bytes[range])
  }

  /// Whether a text is at a place, in any letters.
  func reads(_ text: StaticString, at index: Int) -> Bool {
    bytes.reads(text, at: index, ignoringCase: true)
  }

  /// Whether an end tag of a form still comes.
  mutating func hasFormEnd() -> Bool {
    if lastFormEnd == nil {
      lastFormEnd =
        bytes.indices.last { bytes[$0] == UInt8(ascii: "<") && reads("</form", at: $0) } ?? -1
    }
    return lastFormEnd ?? -1 >= at
  }
}

extension HTMLTokenizer {
  private func next(of byte: UInt8, from index: Int) -> Int? {
    self[index..<bytes.count].index(of: byte).map { $0 + index }
  }

  /// Whether a `<` begins something that is no text.
  private mutating func isMark(at index: Int) -> Bool {
    guard index + 1 < bytes.count else { return false }
    let next = bytes[index + 1]
    guard
      next.isLetter || next == UInt8(ascii: "/") || next == UInt8(ascii: "!")
        || next == UInt8(ascii: "?")
    else { return false }
    if nextEnd < index { nextEnd = self.next(of: UInt8(ascii: ">"), from: index) ?? bytes.count }
    return nextEnd < bytes.count
  }

  /// Takes what begins with `<`; nil where it says nothing.
  private mutating func takeMark() -> Token? {
    switch bytes[at + 1] {
    case UInt8(ascii: "!"):
      takeDeclaration()
      return nil
    case UInt8(ascii: "?"):
      skipPast(">", from: at)
      return nil
    case UInt8(ascii: "/"):
      guard at + 2 < bytes.count, bytes[at + 2].isLetter else {
        skipPast(">", from: at)
        return nil
      }
      at += 2
      takeTag()
      return .end(HTMLTag(self[name]))
    default:
      at += 1
      takeTag()
      let tag = HTMLTag(self[name])
      if HTMLTag.raw.contains(tag) || tag == .plaintext, !isSelfClosing { rawTag = tag }
      return .start(tag)
    }
  }

  private mutating func takeDeclaration() {
    if reads("<!--", at: at) {
      at += 4
      if at < bytes.count, bytes[at] == UInt8(ascii: ">") {
        at += 1
        return
      }
      if reads("->", at: at) {
        at += 2
        return
      }
      let start = at
      // Both ends are there in browsers; the second is a slip of the first.
      while let end = next(of: UInt8(ascii: ">"), from: at) {
        at = end + 1
        if reads("--", at: end - 2) || end - 3 >= start && reads("--!", at: end - 3) { return }
      }
      at = bytes.count
    } else if reads("<![cdata[", at: at) {
      at += 9
      isInCDATA = true
    } else {
      skipPast(">", from: at)
    }
  }

  private mutating func skipPast(_ mark: Unicode.Scalar, from index: Int) {
    at = next(of: UInt8(ascii: mark), from: index).map { $0 + 1 } ?? bytes.count
  }

  private func cdataEnd(in range: Range<Int>) -> Int? {
    range.first { bytes[$0] == UInt8(ascii: "]") && reads("]]>", at: $0) }
  }

  /// Takes a name and attributes up to behind the `>`.
  private mutating func takeTag() {
    let start = at
    while at < bytes.count, !bytes[at].isSpace, bytes[at] != UInt8(ascii: "/"),
      bytes[at] != UInt8(ascii: ">")
    {
      at += 1
    }
    name = start..<at
    attributes.removeAll(keepingCapacity: true)
    isSelfClosing = false
    while at < bytes.count, bytes[at] != UInt8(ascii: ">") {
      isSelfClosing = bytes[at] == UInt8(ascii: "/")
      if bytes[at].isSpace || isSelfClosing {
        at += 1
      } else {
        takeAttribute()
      }
    }
    at = min(at + 1, bytes.count)
  }

  private mutating func takeAttribute() {
    let start = at
    at += 1
    while at < bytes.count, !bytes[at].isSpace, bytes[at] != UInt8(ascii: "="),
      bytes[at] != UInt8(ascii: ">"), bytes[at] != UInt8(ascii: "/")
    {
      at += 1
    }
    let name = start..<at
    var value = at..<at
    let next = skippingSpace(from: at)
    if next < bytes.count, bytes[next] == UInt8(ascii: "=") {
      at = skippingSpace(from: next + 1)
      value = takeValue()
    }
    guard attributes.count < Self.maximumAttributes, value.count <= Self.maximumValue else {
      return
    }
    attributes.append(Attribute(name: name, value: value))
  }

  private mutating func takeValue() -> Range<Int> {
    guard at < bytes.count else { return at..<at }
    if let close = closingQuote() {
      defer { at = close + 1 }
      return at + 1..<close
    }
    let start = at
    while at < bytes.count, !bytes[at].isSpace, bytes[at] != UInt8(ascii: ">") { at += 1 }
    return start..<at
  }

  private mutating func closingQuote() -> Int? {
    let quote = bytes[at]
    switch quote {
    case UInt8(ascii: "\"") where !hasNoQuote.double:
      let close = next(of: quote, from: at + 1)
      hasNoQuote.double = close == nil
      return close
    case UInt8(ascii: "'") where !hasNoQuote.single:
      let close = next(of: quote, from: at + 1)
      hasNoQuote.single = close == nil
      return close
    default: return nil
    }
  }

  private func skippingSpace(from index: Int) -> Int {
    var index = index
    while index < bytes.count, bytes[index].isSpace { index += 1 }
    return index
  }

  /// Takes what stands before the end tag of an element whose content is no HTML.
  private mutating func rawText(of tag: HTMLTag) -> Range<Int> {
    let start = at
    guard tag != .plaintext else {
      at = bytes.count
      return start..<at
    }
    let wanted = self[name]
    while let found = next(of: UInt8(ascii: "<"), from: at) {
      at = found
      let end = found + 2 + wanted.count
      if end <= bytes.count, bytes[found + 1] == UInt8(ascii: "/"),
        zip(self[found + 2..<end], wanted).allSatisfy({ $0.lowercased == $1.lowercased }),
        end == bytes.count || bytes[end].isSpace || bytes[end] == UInt8(ascii: ">")
          || bytes[end] == UInt8(ascii: "/")
      {
        return start..<at
      }
      at += 1
    }
    at = bytes.count
    return start..<at
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether a text stands at an index.
  ///
  /// - Parameter ignoringCase: Whether in any letters; the text is in small ones then.
  @inline(__always)
  func reads(_ text: StaticString, at index: Int, ignoringCase: Bool = false) -> Bool {
    guard count - index >= text.utf8CodeUnitCount else { return false }
    for offset in 0..<text.utf8CodeUnitCount {
      let byte = self[index + offset]
      if (ignoringCase ? byte.lowercased : byte) != text.utf8Start[offset] { return false }
    }
    return true
  }

  /// Where a byte stands first.
  func index(of byte: UInt8) -> Int? {
    guard let start = baseAddress, let found = memchr(start, Int32(byte), count) else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(start)
  }
}

extension UInt8 {
  /// The byte of the small letter where it is one of A to Z.
  var lowercased: UInt8 { self >= 0x41 && self <= 0x5A ? self | 0x20 : self }
}
