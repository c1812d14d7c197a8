import CMarkup
import Foundation

/// What a piece of HTML says, as text for people.
struct HTMLText: Equatable {
  /// Clean text of many lines: `[1]` in it stands for the first of `links`.
  var text: String
  /// Absolute addresses that are safe to open, each once, in the order of their numbers.
  var links: [String]

  /// The text of HTML, whose relative addresses are meant from `base`.
  static func text(of html: String, base: URL?) -> HTMLText {
    HTMLText(text: TextCleaner.clean(plain(html), lines: .many), links: [])
  }

  /// HTML on one line, as for a title. What is no HTML goes to `TextCleaner` instead.
  static func line(of html: String) -> String {
    TextCleaner.clean(plain(html), lines: .one)
  }

  private static func plain(_ html: String) -> String {
    var html = html
    var bytes: [UInt8] = []
    withUnsafeMutablePointer(to: &bytes) { pointer in
      var handler = MUHandler(
        context: pointer, start: { _, _, _, _, _ in }, end: { _, _, _ in },
        text: { context, text, count in
          let bytes = context?.assumingMemoryBound(to: [UInt8].self)
          bytes?.pointee.append(contentsOf: UnsafeRawBufferPointer(start: text, count: count))
        })
      html.withUTF8 { _ = mu_read_html($0.baseAddress, $0.count, &handler) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
