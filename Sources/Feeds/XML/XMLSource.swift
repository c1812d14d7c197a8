import CMarkup

/// XML as libxml2 tells it.
enum XMLSource {
  /// How a document ended, and the line of the fault.
  typealias End = (end: MUEnd, line: Int)

  /// Tells a parser all of it.
  static func read(_ text: UnsafeRawBufferPointer, into parser: XMLFeedParser) -> End {
    var handler = MUHandler(
      context: Unmanaged.passUnretained(parser).toOpaque(),
      start: { context, name, space, attributes, count in
        guard let parser = context?.parser, let name else { return }
        let all = UnsafeBufferPointer(start: attributes, count: count)
        parser.start(name, space, XMLAttributes(all: all))
      },
      end: { context, name, _ in
        guard let name else { return }
        context?.parser.end(name)
      },
      text: { context, text, count in
        let bytes = UnsafeRawBufferPointer(start: text, count: count)
        context?.parser.text(bytes.assumingMemoryBound(to: UInt8.self))
      })
    var line: Int32 = 0
    let end = withExtendedLifetime(parser) {
      mu_read_xml(text.baseAddress, text.count, "UTF-8", &handler, &line)
    }
    return (end, Int(line))
  }
}

extension UnsafeMutableRawPointer {
  fileprivate var parser: XMLFeedParser {
    Unmanaged<XMLFeedParser>.fromOpaque(self).takeUnretainedValue()
  }
}
