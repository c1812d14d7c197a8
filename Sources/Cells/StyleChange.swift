/// What a style becomes: other colours, where there are any, and more attributes.
public struct StyleChange: Equatable, Hashable, Sendable {
  /// The colour of the glyphs; nil leaves it.
  public var foreground: CellColor?
  /// The colour behind them; nil leaves it.
  public var background: CellColor?
  /// What is done to the glyphs beside what is done already.
  public var attributes: Style.Attributes

  /// A change; what is not named stays.
  public init(
    foreground: CellColor? = nil, background: CellColor? = nil, attributes: Style.Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// A style with the change made.
  public func applied(to style: Style) -> Style {
    Style(
      foreground: foreground ?? style.foreground, background: background ?? style.background,
      attributes: style.attributes.union(attributes))
  }

  /// The attributes alone, for a screen without colours.
  public var withoutColors: StyleChange { StyleChange(attributes: attributes) }
}
