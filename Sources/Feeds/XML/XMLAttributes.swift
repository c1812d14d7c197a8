import CMarkup

/// The attributes of one tag, good only while it is told.
struct XMLAttributes {
  let all: UnsafeBufferPointer<MUAttribute>

  /// The value of an attribute without a prefix.
  subscript(_ name: StaticString) -> String? {
    for attribute in all where attribute.space == nil && attribute.isNamed(name) {
      return attribute.text
    }
    return nil
  }

  /// `xml:base`: where addresses in the element are meant from.
  var base: String? {
    all.first { $0.isNamed("base") && $0.isIn("http://www.w3.org/XML/1998/namespace") }?.text
  }

  /// `rdf:about`: which thing the element is about.
  var about: String? {
    all.first {
      $0.isNamed("about") && $0.isIn("http://www.w3.org/1999/02/22-rdf-syntax-ns#")
        || $0.isNamed("rdf:about")
    }?.text
  }
}

extension MUAttribute {
  var text: String {
    String(decoding: UnsafeRawBufferPointer(start: value, count: count), as: UTF8.self)
  }

  fileprivate func isNamed(_ word: StaticString) -> Bool { name.reads(word) }
  fileprivate func isIn(_ uri: StaticString) -> Bool { space?.reads(uri) == true }
}

extension UnsafePointer<CChar> {
  /// Whether the bytes up to the zero are these.
  fileprivate func reads(_ word: StaticString) -> Bool {
    for index in 0..<word.utf8CodeUnitCount
    where self[index] != CChar(bitPattern: word.utf8Start[index]) { return false }
    return self[word.utf8CodeUnitCount] == 0
  }
}
