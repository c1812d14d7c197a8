import Cells

/// A part of a text with its own changes.
nonisolated struct TextRun: Sendable {
  enum Content: Sendable {
    case string(String)
    case attributed(AttributedText)
    /// The name of a symbol.
    case symbol(String)
    /// What depends on the place or on the time, and how often that changes it.
    case written(Duration?, @Sendable (EnvironmentValues) -> String)
  }

  let content: Content
  /// The innermost first; what is said nearer to the text wins.
  var changes: [@MainActor (inout EnvironmentValues) -> Void] = []

  /// What is written, with no regard to where it stands.
  var plain: String {
    switch content {
    case .string(let string): string
    case .attributed(let text): text.plain
    case .symbol(let name): Symbol(named: name).glyph
    case .written(_, let text): text(EnvironmentValues())
    }
  }

  /// How often it has to be written again; nil for what stays as it is.
  var step: Duration? {
    guard case .written(let step, _) = content else { return nil }
    return step
  }

  /// What is written, and how, where a text stands.
  @MainActor func drawn(in outer: EnvironmentValues) -> DrawnRun {
    // Most texts change nothing, and need no copy of all that they inherit.
    guard !changes.isEmpty else { return DrawnRun(content, in: outer) }
    var environment = outer
    for change in changes.reversed() { change(&environment) }
    return DrawnRun(content, in: environment)
  }
}

/// A part of a text with all that decides how it is drawn: parts that are equal are drawn alike.
nonisolated struct DrawnRun: Equatable {
  enum Content: Equatable {
    case string(String)
    case attributed(AttributedText)
  }

  let content: Content
  let style: TextStyle
  let textCase: Text.Case?
  private let emoji: EmojiSupport
  private let secondary: ResolvedForeground
  private let tint: Color?
  private let mark: StyleChange
  private let link: StyleChange
  private let isDisabled: Bool

  init(_ content: TextRun.Content, in environment: EnvironmentValues) {
    let traits = environment.text
    isDisabled = !environment.isEnabled && !environment.isWaiting
    var style = environment.style
    if isDisabled { style.attributes.insert(.dim) }
    self.style = TextStyle(
      style: style, isClear: traits.foreground.primary.isClear, link: traits.link)
    emoji = environment.emojiSupport
    secondary = traits.foreground.secondary
    tint = environment.tint
    if case .attributed = content {
      let styles = environment.libraryStyles
      (mark, link) = (styles.mark, styles.link)
    } else {
      (mark, link) = (StyleChange(), StyleChange())
    }
    switch content {
    case .string(let string): (self.content, textCase) = (.string(string), traits.textCase)
    case .attributed(let text): (self.content, textCase) = (.attributed(text), traits.textCase)
    case .written(_, let text):
      (self.content, textCase) = (.string(text(environment)), traits.textCase)
    case .symbol(let name):
      let symbol = Symbol(named: traits.variants.name(of: name))
      (self.content, textCase) = (.string(symbol.text(in: environment.symbolSet)), nil)
    }
  }

  /// The parts that are drawn in one style each.
  var parts: [TextPart] {
    switch content {
    case .string(let string): [TextPart(text: written(string), style: style)]
    case .attributed(let text):
      text.runs.map { TextPart(text: written($0.text), style: style(of: $0), link: $0.link) }
    }
  }

  /// A text of the run in its letters, with names for the emoji that the screen does not show.
  func written(_ text: String) -> String { emoji.written(text.written(in: textCase)) }

  private func style(of run: AttributedText.Run) -> TextStyle {
    var drawn = style
    if run.isDim {
      secondary.apply(to: &drawn.style)
      drawn.isClear = secondary.isClear
    }
    if let color = run.foregroundColor {
      color.tinted(tint).apply(to: &drawn.style)
      drawn.isClear = color.isClear
    }
    if run.isDim || isDisabled { drawn.style.attributes.insert(.dim) }
    if run.isBold { drawn.style.attributes.insert(.bold) }
    if run.isItalic { drawn.style.attributes.insert(.italic) }
    if run.isUnderlined || run.link != nil { drawn.style.attributes.insert(.underline) }
    if run.isStruckThrough { drawn.style.attributes.insert(.strikethrough) }
    if let address = run.link {
      drawn.link = address
      if !run.isDim { drawn.style = link.applied(to: drawn.style) }
    }
    if run.isMarked {
      // What is highlighted is faint only where it says so itself.
      if !run.isDim { drawn.style.attributes.remove(.dim) }
      // Reversed text in what is reversed already stands out by being plain.
      let isPlain = mark.attributes.intersection(drawn.style.attributes).contains(.reverse)
      drawn.style = mark.applied(to: drawn.style)
      if isPlain { drawn.style.attributes.remove(.reverse) }
    }
    return drawn
  }
}

/// A part of a text in one style.
struct TextPart {
  let text: String
  let style: TextStyle
  /// The address that Enter opens when it has the focus.
  var link: String?
}

/// How a part of a text is drawn.
nonisolated struct TextStyle: Equatable {
  var style: Style
  var isClear = false
  /// The address that the terminal opens.
  var link: String?
}

nonisolated extension String {
  /// The text in capital or in small letters, or as it is. A tab, which no cell can hold, is a space.
  func written(in letters: Text.Case?) -> String {
    let result = letters?.applied(to: self) ?? self
    guard result.utf8.contains(9) else { return result }
    return String(result.map { $0 == "\t" ? " " : $0 })
  }
}
