import Cells

/// A part of a text with its own changes.
nonisolated struct TextRun: Sendable {
  enum Content: Sendable {
    case string(String)
    /// The name of a symbol.
    case symbol(String)
  }

  let content: Content
  /// The innermost first; what is said nearer to the text wins.
  var changes: [@MainActor (inout EnvironmentValues) -> Void] = []

  /// What is written, with no regard to where it stands.
  var plain: String {
    switch content {
    case .string(let string): string
    case .symbol(let name): Symbol(named: name).glyph
    }
  }

  /// What is written, and how, where a text stands.
  @MainActor func drawn(in outer: EnvironmentValues, cache: TextCache) -> (
    text: String, style: TextStyle
  ) {
    // Most texts change nothing, and need no copy of all that they inherit.
    guard !changes.isEmpty else { return drawn(as: outer, cache: cache) }
    var environment = outer
    for change in changes.reversed() { change(&environment) }
    return drawn(as: environment, cache: cache)
  }

  @MainActor private func drawn(
    as environment: EnvironmentValues, cache: TextCache
  ) -> (text: String, style: TextStyle) {
    let traits = environment.text
    var style = environment.style
    if !environment.isEnabled, !environment.isWaiting { style.attributes.insert(.dim) }
    let drawn = TextStyle(style: style, isClear: traits.foreground.primary.isClear)
    switch content {
    case .symbol(let name):
      let symbol = Symbol(named: traits.variants.name(of: name))
      return (symbol.text(in: environment.symbolSet), drawn)
    case .string(let string):
      return (cache.written(string, in: traits.textCase), drawn)
    }
  }
}

/// How a part of a text is drawn.
struct TextStyle: Equatable {
  var style: Style
  var isClear = false
}

/// A part of a text, up to an index, in one style.
struct TextSpan {
  let end: String.Index
  let style: TextStyle
}
