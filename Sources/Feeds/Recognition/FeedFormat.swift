/// What a document looks like, once it is text.
enum FeedFormat: Equatable {
  case empty
  case json
  case xml
  case html
  case text

  init(of text: UnsafeRawBufferPointer) {
    // A byte order mark that stands too late is passed over as well.
    guard let start = text.firstIndex(where: { !$0.isSpace && ![0xEF, 0xBB, 0xBF].contains($0) })
    else {
      self = .empty
      return
    }
    switch text[start] {
    case .openList, .openObject: self = .json
    case UInt8(ascii: "<"):
      let head = MarkupHead(UnsafeRawBufferPointer(rebasing: text[start...]))
      self = head.isText ? .text : head.isHTML ? .html : .xml
    default: self = JSONScanner.isScalar(text[start...]) ? .json : .text
    }
  }
}

extension UInt8 {
  /// What JSON calls white space.
  var isSpace: Bool { self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 }
}
