/// The colours of a symbol's parts; in a terminal it has one part.
public nonisolated struct SymbolRenderingMode: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case monochrome, hierarchical, palette, multicolor
  }

  private let kind: Kind

  /// One colour.
  public static let monochrome = SymbolRenderingMode(kind: .monochrome)
  /// One colour in several strengths.
  public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
  /// A colour for each part.
  public static let palette = SymbolRenderingMode(kind: .palette)
  /// The symbol's own colours.
  public static let multicolor = SymbolRenderingMode(kind: .multicolor)
}
