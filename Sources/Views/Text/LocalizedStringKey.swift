/// The text of a label as it stands in the code: Markdown in it is read, and what is put into it is shown as it is.
/// A terminal program has no string tables, so it is not translated.
///     Text("**\(count)** posts, see [the page](https://example.org)")
public nonisolated struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable
{
  /// The characters, without any style of what was put in.
  let plain: String
  /// Which bytes of them were put in, and are no Markdown.
  let values: [Range<Int>]
  /// The texts that were put in, and at which byte they begin.
  let texts: [Int: Text]
  /// Whether there may be Markdown in it.
  private let hasMarks: Bool

  /// A key whose string is known to the program only; Markdown in it is read.
  public init(_ value: String) { self.init(stringLiteral: value) }

  public init(stringLiteral value: String) {
    (plain, values, texts) = (value, [], [:])
    hasMarks = value.hasMarks
  }

  public init(stringInterpolation: StringInterpolation) {
    plain = stringInterpolation.plain
    values = stringInterpolation.values
    texts = stringInterpolation.texts
    hasMarks = stringInterpolation.hasMarks
  }

  public static func == (left: LocalizedStringKey, right: LocalizedStringKey) -> Bool {
    left.plain == right.plain && left.values == right.values
  }

  /// The parts that are drawn in one style each; nil where all of it is drawn as it stands.
  var runs: [TextRun]? {
    guard hasMarks || !texts.isEmpty else { return nil }
    return Markdown(self).runs
  }

  /// Takes the parts of a literal one after another.
  public nonisolated struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var plain = ""
    fileprivate var values: [Range<Int>] = []
    fileprivate var texts: [Int: Text] = [:]
    fileprivate var hasMarks = false

    public init(literalCapacity: Int, interpolationCount: Int) {
      plain.reserveCapacity(literalCapacity + 8 * interpolationCount)
    }

    public mutating func appendLiteral(_ literal: String) {
      plain += literal
      hasMarks = hasMarks || literal.hasMarks
    }

    /// Puts a string in as it is.
    public mutating func appendInterpolation(_ string: String) {
      let start = plain.utf8.count
      plain += string
      values.append(start..<plain.utf8.count)
    }

    /// Puts a value in as it describes itself.
    public mutating func appendInterpolation<Value>(_ value: Value) {
      appendInterpolation("\(value)")
    }

    /// Puts a value in as it describes itself, without asking the runtime whether it does.
    public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      appendInterpolation(value.description)
    }

    /// Puts a text in, which keeps its style.
    public mutating func appendInterpolation(_ text: Text) {
      texts[plain.utf8.count] = text
      appendInterpolation(text.plain)
    }

    /// Puts a symbol in.
    public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }
  }
}

nonisolated extension String {
  /// Whether one of the signs of Markdown stands in it.
  fileprivate var hasMarks: Bool {
    utf8.contains {
      switch $0 {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "`"),
        UInt8(ascii: "["):
        true
      default: false
      }
    }
  }
}
