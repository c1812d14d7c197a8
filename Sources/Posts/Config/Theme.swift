import Cells

/// What a part of the screen is, whatever it looks like.
public enum ThemeRole: String, CaseIterable, Sendable {
  /// What is read.
  case text
  /// What is read second, separators and scroll bars.
  case dim
  /// The names of sources, the dot of what is unread, links.
  case accent
  /// The first row of the screen.
  case title
  /// The selected row of the list with the focus.
  case selection
  /// The selected row of a list without it.
  case selectionIdle = "selection-idle"
  case star
  case error
  case warning
  /// Quotes in an article, and their bars.
  case quote
  /// Lines of code in an article.
  case code
  /// What was looked for in an article, and the link that Enter opens.
  case mark
  /// The headings of an article.
  case heading
}

/// What the screen is drawn in: a look with a name, and what the user has changed of it.
public struct Theme: Equatable, Sendable {
  /// The looks that there are.
  public enum Name: String, CaseIterable, Sendable {
    /// The sixteen colours of the terminal.
    case terminal
    case dark
    case light
    /// Without faint text, on any background.
    case highContrast = "high-contrast"
    /// `dark` or `light`, as the terminal says of its background; `terminal` where it says nothing.
    case auto
  }

  /// The look.
  public var name: Name
  /// The roles that the user has changed.
  public var changes: [ThemeRole: StyleChange]

  /// A look with changes.
  public init(name: Name = .terminal, changes: [ThemeRole: StyleChange] = [:]) {
    (self.name, self.changes) = (name, changes)
  }

  /// How each role is drawn.
  ///
  /// - Parameters:
  ///   - isLight: Whether the background of the terminal is light; nil where nobody knows.
  ///   - hasColors: Whether the screen shows colours; without them only attributes are left.
  public func styles(isLight: Bool?, hasColors: Bool = true) -> ThemeStyles {
    guard hasColors else {
      let changes = changes.mapValues(\.withoutColors).filter { !$0.value.attributes.isEmpty }
      return ThemeStyles(styles: Self.monochrome.merging(changes) { $1 })
    }
    let base =
      switch (name, isLight) {
      case (.dark, _), (.auto, false): Self.dark
      case (.light, _), (.auto, true): Self.light
      case (.highContrast, _): Self.highContrast
      case (.terminal, _), (.auto, nil): Self.terminal
      }
    return ThemeStyles(styles: base.merging(changes) { $1 })
  }
}

/// How each role of a theme is drawn.
public struct ThemeStyles: Equatable, Sendable {
  fileprivate let styles: [ThemeRole: StyleChange]

  /// The style of a role.
  public subscript(role: ThemeRole) -> StyleChange { styles[role] ?? StyleChange() }
}

extension Theme {
  static let terminal = table([
    .dim: "dim", .accent: "cyan", .title: "bold", .selection: "reverse", .star: "yellow",
    .error: "red", .warning: "yellow", .quote: "dim", .mark: "reverse", .heading: "bold",
  ])

  static let monochrome = table([
    .dim: "dim", .title: "bold underline", .selection: "reverse", .quote: "dim",
    .mark: "reverse", .heading: "bold",
  ])

  static let dark = table([
    .dim: "dim", .accent: "#6fb9ae", .title: "bold on #2a3138", .selection: "on #2f4858",
    .selectionIdle: "on #242b31", .star: "#e5c07b", .error: "#ef7a7a", .warning: "#e5c07b",
    .quote: "dim", .code: "on #262b30", .mark: "#1b1b1b on #e5c07b", .heading: "bold #c8dce6",
  ])

  static let light = table([
    .dim: "dim", .accent: "#00695f", .title: "bold on #e2e9ee", .selection: "on #cbe1ec",
    .selectionIdle: "on #ebf1f4", .star: "#946000", .error: "#b3261e", .warning: "#8a5a00",
    .quote: "dim", .code: "on #eeeeee", .mark: "#1b1b1b on #ffdf80", .heading: "bold #1d3c4d",
  ])

  static let highContrast = table([
    .accent: "bold", .title: "bold reverse", .selection: "reverse", .selectionIdle: "bold",
    .star: "bold", .error: "bold reverse", .warning: "bold", .quote: "italic", .mark: "reverse",
    .heading: "bold underline",
  ])

  private static func table(_ words: [ThemeRole: String]) -> [ThemeRole: StyleChange] {
    words.compactMapValues { try? ThemeParser.style(of: $0) }
  }
}
