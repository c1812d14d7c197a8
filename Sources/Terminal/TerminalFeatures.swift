import Cells

/// What a terminal can do that its description does not say.
public nonisolated struct TerminalFeatures: Equatable, Sendable {
  /// The emoji of several characters that it draws as one picture.
  public var emoji: EmojiSupport
  /// Whether it opens the addresses behind texts (OSC 8).
  public var hasHyperlinks: Bool
  /// Whether it draws pictures in pixels in place of cells.
  public var hasPixels: Bool
  /// Whether it draws them behind tmux, which hands on what is wrapped for that.
  package var passesPixels = false
  /// Whether it draws the signs of six parts, which few fonts have.
  public var hasSextants: Bool

  /// Whether its background is light; nil where it does not say.
  public var isLight: Bool?

  /// Features; what is not named is missing.
  public init(
    emoji: EmojiSupport = [], hasHyperlinks: Bool = false, hasPixels: Bool = false,
    hasSextants: Bool = false, isLight: Bool? = nil
  ) {
    self.emoji = emoji
    self.hasHyperlinks = hasHyperlinks
    self.hasPixels = hasPixels
    self.hasSextants = hasSextants
    self.isLight = isLight
  }
}
