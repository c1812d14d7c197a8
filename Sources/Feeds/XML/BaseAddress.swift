import Essentials

/// Makes an `xml:base` absolute; the last answer is kept, because most entries of a feed have the same.
struct BaseAddress {
  private var last: (text: String, base: URL?, result: URL?)?

  /// The address that a text means from a base; nil where it is none that links may be meant from.
  mutating func url(_ text: String, base: URL?) -> URL? {
    if let last, last.text == text, last.base == base { return last.result }
    let result = SafeLink.link(text, base: base).flatMap(URL.init(string:))
    last = (text, base, result)
    return result
  }
}
