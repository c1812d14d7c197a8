import CMarkup

/// HTML as libxml2 tells it.
enum HTMLSource {
  /// Tells a writer all of it; false where it is so deep or so long that the rest was left out.
  static func read(_ html: String, into writer: inout HTMLWriter, _ tags: TagBudget) -> Bool {
    var html = html
    let end = withUnsafeMutablePointer(to: &writer) { pointer in
      var handler = MUHandler(
        context: pointer,
        start: { context, name, _, attributes, count in
          guard let context, let name else { return }
          let all = UnsafeBufferPointer(start: attributes, count: count)
          context.assumingMemoryBound(to: HTMLWriter.self).pointee
            .start(String(cString: name), HTMLAttributes(all: all))
        },
        end: { context, name, _ in
          guard let context, let name else { return }
          context.assumingMemoryBound(to: HTMLWriter.self).pointee.end(String(cString: name))
        },
        text: { context, text, count in
          let bytes = UnsafeRawBufferPointer(start: text, count: count)
          context?.assumingMemoryBound(to: HTMLWriter.self).pointee
            .write(bytes.assumingMemoryBound(to: UInt8.self))
        })
      return html.withUTF8 { mu_read_html($0.baseAddress, $0.count, &handler, &tags.left) }
    }
    writer.finish()
    return end == MUWhole
  }

  /// Whether there is a `<` that can begin anything.
  static func hasTags(_ html: String) -> Bool {
    var html = html
    return html.withUTF8 { bytes in
      bytes.indices.dropLast().contains { index in
        guard bytes[index] == UInt8(ascii: "<") else { return false }
        let next = bytes[index + 1]
        return next.isLetter
          || [UInt8(ascii: "/"), UInt8(ascii: "!"), UInt8(ascii: "?")].contains(next)
      }
    }
  }

  /// HTML in which everything is written as text that is no tag of HTML.
  static func withoutUnknownTags(_ html: String) -> String {
    var result: [UInt8] = []
    var rest = Substring(html).utf8
    while let open = rest.firstIndex(of: UInt8(ascii: "<")) {
      result += rest[..<open]
      rest = rest[rest.index(after: open)...]
      result += Array(isMark(rest) ? "<".utf8 : "&lt;".utf8)
    }
    return String(decoding: result + Array(rest), as: UTF8.self)
  }

  /// Whether a tag or a comment of HTML follows its first character.
  private static func isMark(_ rest: Substring.UTF8View) -> Bool {
    if rest.starts(with: "!--".utf8) || rest.starts(with: "![CDATA[".utf8) { return true }
    let body = rest.first == UInt8(ascii: "/") ? rest.dropFirst() : rest
    let name = body.prefix(16).prefix { $0 >= UInt8(ascii: "0") && $0 != UInt8(ascii: ">") }
    guard HTMLElement.isKnown(String(decoding: name, as: UTF8.self).lowercased()) else {
      return false
    }
    // An attribute begins with a letter: "if a<b && c" is none.
    let next = body.dropFirst(name.count).first { $0 > 0x20 }
    return next == UInt8(ascii: ">") || next == UInt8(ascii: "/")
      || next.map { $0 | 0x20 >= UInt8(ascii: "a") && $0 | 0x20 <= UInt8(ascii: "z") } == true
  }
}
