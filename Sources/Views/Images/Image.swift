import Cells

/// A symbol by its SF Symbols name, as one sign of a terminal.
///
/// A terminal has signs of one size, so a font, a frame or `resizable()` make it no larger. A name without
/// a sign is drawn as an empty box.
public struct Image: PrimitiveView {
  /// What an image shows where it has two ways to be drawn.
  public nonisolated enum TemplateRenderingMode: Hashable, Sendable {
    /// The foreground style.
    case template
    /// Its own colours; symbols have none.
    case original
  }

  /// How an image that is made larger fills its room; symbols stay as they are.
  public nonisolated enum ResizingMode: Hashable, Sendable {
    /// Again and again.
    case tile
    /// Once.
    case stretch
  }

  /// How an image that is made larger is smoothed; symbols stay as they are.
  public nonisolated enum Interpolation: Hashable, Sendable {
    /// Not at all.
    case none
    /// Fast.
    case low
    /// In between.
    case medium
    /// Well.
    case high
  }

  /// How large a symbol is beside text; a terminal has one size.
  public nonisolated enum Scale: Hashable, Sendable {
    /// Smaller than the text.
    case small
    /// As the text.
    case medium
    /// Larger than the text.
    case large
  }

  /// Empty for what is no symbol.
  let name: String

  /// A symbol by its name, e.g. `exclamationmark.triangle`.
  nonisolated public init(systemName: String) { name = systemName }

  /// A symbol that shows a value by how much of it is drawn; a terminal draws all of it.
  nonisolated public init(systemName: String, variableValue: Double?) {
    self.init(systemName: systemName)
  }

  /// An image of the program's own: an empty box, because a terminal program carries none.
  nonisolated public init(_ name: String) { self.name = "" }

  /// The same, for a decorative image.
  nonisolated public init(decorative name: String) { self.init(name) }

  /// The image itself: a sign has one size.
  nonisolated public func resizable(resizingMode: ResizingMode = .stretch) -> Image { self }

  /// The image itself: a sign has the colour of the text.
  nonisolated public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }

  /// The image itself: a sign has one size.
  nonisolated public func interpolation(_ interpolation: Interpolation) -> Image { self }

  /// The image itself: a terminal draws its signs.
  nonisolated public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// The image itself: a sign has one colour.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }

  public func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    Text(self)._resolve(context, into: &nodes)
  }
}

/// The colours of a symbol's parts; in a terminal it has one part.
public nonisolated enum SymbolRenderingMode: Sendable {
  /// One colour.
  case monochrome
  /// One colour in several strengths.
  case hierarchical
  /// A colour for each part.
  case palette
  /// The symbol's own colours.
  case multicolor
}

extension View {
  /// Changes nothing: a terminal has symbols of one size.
  public func imageScale(_ scale: Image.Scale) -> some View { self }

  /// Changes nothing: a symbol of a terminal has one colour.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
}
