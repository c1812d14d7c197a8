import Cells

/// A piece of text. It wraps at words, and cuts with `…` what does not fit.
public nonisolated struct Text: PrimitiveView, Sendable {
  private var first: TextRun
  private var more: [TextRun] = []

  /// Shows a literal, in which Markdown is read; its line breaks are kept.
  nonisolated public init(
    _ key: LocalizedStringKey, tableName: String? = nil, comment: StaticString? = nil
  ) {
    guard let runs = key.runs, let first = runs.first else {
      self.first = TextRun(content: .string(key.plain))
      return
    }
    self.first = first
    more = Array(runs.dropFirst())
  }

  /// Shows a string as it is; its line breaks are kept.
  @_disfavoredOverload
  nonisolated public init(_ content: some StringProtocol) {
    first = TextRun(content: .string(String(content)))
  }

  /// The same, by SwiftUI's name for a text that is not translated.
  nonisolated public init(verbatim content: String) { first = TextRun(content: .string(content)) }

  /// Shows a text whose runs have their own styles.
  @_disfavoredOverload
  nonisolated public init(_ attributed: AttributedText) {
    first = TextRun(content: .attributed(attributed))
  }

  /// A text that is written where it stands, and again at each step of time, if there is one.
  nonisolated package init(
    every step: Duration? = nil, writing text: @escaping @Sendable (EnvironmentValues) -> String
  ) {
    first = TextRun(content: .written(step, text))
  }

  /// A symbol as a letter among others.
  @_disfavoredOverload
  nonisolated public init(_ image: Image) { first = TextRun(content: .symbol(image.name)) }

  /// One text after another. They wrap as one, and each keeps its own style.
  nonisolated public static func + (left: Text, right: Text) -> Text {
    var text = left
    text.more.append(right.first)
    text.more.append(contentsOf: right.more)
    return text
  }

  public func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    let environment = context.environment
    let cache = context.node.kept(0) { TextCache() }
    if let step = ([first] + more).compactMap(\.step).min(), !environment.isHidden {
      context.frame.animate(at: context.frame.now.advanced(by: step))
    }
    let styled = cache.styled(
      first.drawn(in: environment), more.map { $0.drawn(in: environment) })
    let links = TextLinks.taken(from: styled, in: context)
    nodes.append(TextNode(styled, in: environment, cache: cache, links: links))
  }

  /// The text, without any style.
  nonisolated var plain: String { runs.map(\.plain).joined() }

  /// The parts with their own changes.
  nonisolated var runs: [TextRun] { [first] + more }

  /// The text with something changed in what it inherits.
  nonisolated func changing(_ change: @escaping @MainActor (inout EnvironmentValues) -> Void)
    -> Text
  {
    var text = self
    text.first.changes.append(change)
    for index in text.more.indices { text.more[index].changes.append(change) }
    return text
  }
}

nonisolated extension Text {
  /// The text in bold, or with `false` plain, unless its font is bold.
  public func bold(_ isActive: Bool = true) -> Text { fontWeight(isActive ? .bold : nil) }

  /// The text in a weight, which wins over its font's; nil leaves it to the font.
  public func fontWeight(_ weight: Font.Weight?) -> Text { changing { $0.setWeight(weight) } }

  /// The text in italics, or with `false` upright, whatever it inherits.
  public func italic(_ isActive: Bool = true) -> Text { changing { $0.setItalic(isActive) } }

  /// The text with a line below it, or with `false` without, whatever it inherits.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    changing { $0.style.set(.underline, isActive) }
  }

  /// The text with a line through it, or with `false` without, whatever it inherits.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    changing { $0.style.set(.strikethrough, isActive) }
  }

  /// The text in a colour, which wins over the inherited one; nil takes that one away as well.
  public func foregroundColor(_ color: Color?) -> Text { changing { $0.setForeground(color) } }

  /// The text in a style, which wins over the inherited one.
  public func foregroundStyle(_ style: some ShapeStyle) -> Text {
    changing { $0.setForeground(style) }
  }

  /// The text as a link of the terminal, where that has links and the address is of the web or of mail (OSC 8). It looks as
  /// without one, and takes no focus; for a link that does, there is `AttributedText`. Nil is no link.
  public func hyperlink(_ address: String?) -> Text { changing { $0.text.link = address } }

  /// The text in a font, which wins over the inherited one; nil is the usual one.
  public func font(_ font: Font?) -> Text { changing { $0.font = font } }

  /// The text itself: a terminal has one kind of letters.
  public func fontDesign(_ design: Font.Design?) -> Text { self }

  /// The text itself: in a terminal every letter is as wide as the next.
  public func monospaced(_ isActive: Bool = true) -> Text { self }

  /// The text itself: in a terminal every digit is as wide as the next.
  public func monospacedDigit() -> Text { self }

  /// The text itself: letters stand in cells.
  public func kerning(_ kerning: Double) -> Text { self }

  /// The text itself: letters stand in cells.
  public func tracking(_ tracking: Double) -> Text { self }

  /// The text itself: letters stand in cells.
  public func baselineOffset(_ offset: Double) -> Text { self }

  /// Where a text that does not fit is cut, on its last line.
  public nonisolated enum TruncationMode: Hashable, Sendable {
    /// The start is left out.
    case head
    /// The end is left out.
    case tail
    /// What is between them is left out.
    case middle
  }

  /// The letters that a text is shown in, however it is written.
  public nonisolated enum Case: Hashable, Sendable {
    /// CAPITAL LETTERS.
    case uppercase
    /// small letters.
    case lowercase

    func applied(to text: String) -> String {
      switch self {
      case .uppercase: text.uppercased()
      case .lowercase: text.lowercased()
      }
    }
  }

  /// The patterns of a line below or through a text; a terminal draws the solid one.
  public nonisolated struct LineStyle: Hashable, Sendable {
    /// The patterns by name.
    public nonisolated enum Pattern: Sendable {
      /// Without gaps.
      case solid
      /// Dashes.
      case dash
      /// Dots.
      case dot
      /// Dashes and dots.
      case dashDot
      /// A dash and two dots.
      case dashDotDot
    }
  }
}

nonisolated extension DefaultStringInterpolation {
  /// Writes the characters of a text into a string. A string has no styles: join texts with `+` to keep them.
  public mutating func appendInterpolation(_ text: Text) { appendLiteral(text.plain) }

  /// Writes a symbol into a string, as its sign.
  public mutating func appendInterpolation(_ image: Image) { appendLiteral(Text(image).plain) }
}
