// Addresses that are written out, and of which their author made no links.
extension ArticleBuilder {
  /// Takes text in, in which addresses become links: `https://a.org/b`; not in code.
  mutating func append(linking text: UnsafeBufferPointer<UInt8>, _ style: Article.Style) {
    guard !isInCode, text.firstAddress(from: 0) != nil else { return append(text, style, nil) }
    guard TextCleaner.isClean(text) else {
      return TextCleaner.clean(text).withUnsafeBufferPointer { appendParts(of: $0, style) }
    }
    appendParts(of: text, style)
  }

  private mutating func appendParts(of text: UnsafeBufferPointer<UInt8>, _ style: Article.Style) {
    var kept = 0
    var index = 0
    while let address = text.firstAddress(from: index) {
      let bytes = UnsafeBufferPointer(rebasing: text[address])
      guard let target = links.target(of: String(decoding: bytes, as: UTF8.self)) else {
        // A long one is not read again from within: the time stays linear.
        index = address.count > 256 ? address.upperBound : address.lowerBound + 8
        continue
      }
      append(UnsafeBufferPointer(rebasing: text[kept..<address.lowerBound]), style, nil)
      let link = beginLink(target)
      append(bytes, style, target)
      end(link, in: style)
      kept = address.upperBound
      index = kept
    }
    append(UnsafeBufferPointer(rebasing: text[kept...]), style, nil)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The first address that begins at an index or behind it, without the marks that end its sentence.
  fileprivate func firstAddress(from start: Int) -> Range<Int>? {
    var index = start
    while index < count, let found = Self(rebasing: self[index...]).index(of: UInt8(ascii: ":")) {
      let colon = index + found
      index = colon + 1
      guard reads("://", at: colon) else { continue }
      for scheme in ["https", "http"] as [StaticString] {
        let first = colon - scheme.utf8CodeUnitCount
        guard first >= start, reads(scheme, at: first) else { continue }
        let end = addressEnd(from: colon + 3, of: first)
        if end > colon + 3 { return first..<end }
      }
    }
    return nil
  }

  private func addressEnd(from start: Int, of first: Int) -> Int {
    var end = (start..<count).first { isAddressEnd(at: $0) } ?? count
    let hasOpen = self[first..<end].contains(UInt8(ascii: "("))
    while end > start, ".,;:!?'*_)]}".utf8.contains(self[end - 1]) {
      if self[end - 1] == UInt8(ascii: ")"), hasOpen { break }
      end -= 1
    }
    return end
  }

  /// Whether white space or a mark of punctuation begins at an index that is in no address.
  private func isAddressEnd(at index: Int) -> Bool {
    switch self[index] {
    case ...0x20, UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "`"): true
    // A space that does not break, and guillemets.
    case 0xC2: true
    // Dashes and quotation marks, and those of Chinese and Japanese.
    case 0xE2, 0xE3: index + 1 < count && self[index + 1] == 0x80
    case 0xEF: index + 1 < count && self[index + 1] == 0xBC
    default: false
    }
  }
}
