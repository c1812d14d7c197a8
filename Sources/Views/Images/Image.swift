import Cells

/// A symbol by its SF Symbols name, as one sign of a terminal, or a picture in cells.
///
/// A terminal has signs of one size, so a font, a frame or `resizable()` make a symbol no larger. A name without
/// a sign is drawn as an empty box, as is a picture that cannot be drawn.
public nonisolated struct Image: PrimitiveView, Sendable {
  /// What an image shows where it has two ways to be drawn.
  public nonisolated enum TemplateRenderingMode: Hashable, Sendable {
    /// The foreground style.
    case template
    /// Its own colours; symbols have none.
    case original
  }

  /// How a picture that is made larger fills its room; symbols stay as they are.
  public nonisolated enum ResizingMode: Hashable, Sendable {
    /// Again and again.
    case tile
    /// Once.
    case stretch
  }

  /// How a picture is smoothed that has not a pixel for each cell; symbols stay as they are.
  public nonisolated enum Interpolation: Hashable, Sendable {
    /// Not at all.
    case none
    /// As well as can be; all that smooth do it equally well.
    case low
    /// As well as can be.
    case medium
    /// As well as can be.
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

  private enum Content: Sendable {
    case symbol
    case picture(PictureSource, scale: Double)
    case placeholder
  }

  private let content: Content
  /// That of the symbol which stands for it among letters.
  let name: String
  private var resizingMode: ResizingMode?
  private var isSmooth = true

  nonisolated private init(_ content: Content, name: String) {
    self.content = content
    self.name = name
  }

  /// A symbol by its name, e.g. `exclamationmark.triangle`.
  nonisolated public init(systemName: String) { self.init(.symbol, name: systemName) }

  /// A picture of a file; it is read when it is first shown.
  ///
  /// - Parameters:
  ///   - path: An address that the loader of the environment knows; on a terminal, the path of a file.
  ///   - scale: Pixels to a point, above 0.
  nonisolated public init(contentsOfFile path: String, scale: Double = 1) {
    self.init(.picture(.address(path, nil), scale: scale), name: Self.pictureName)
  }

  /// A picture of the bytes of a file: PNG, JPEG, GIF, WebP or AVIF on a terminal.
  ///
  /// - Parameter scale: Pixels to a point, above 0.
  nonisolated public init(data: [UInt8], scale: Double = 1) {
    self.init(.picture(.bytes(data), scale: scale), name: Self.pictureName)
  }

  /// A picture that was loaded, and so has a size.
  nonisolated init(_ address: String, _ loaded: LoadedPicture, scale: Double) {
    self.init(.picture(.address(address, loaded), scale: scale), name: Self.pictureName)
  }

  /// Whether there are cells of it; true of all but the picture of an `AsyncImage`, which says it when it is drawn first.
  @MainActor package var isDrawn: Bool {
    guard case .picture(.address(_, let loaded?), _) = content else { return true }
    return loaded.isDrawn
  }

  /// A grey block.
  nonisolated static var placeholder: Image { Image(.placeholder, name: pictureName) }

  nonisolated private static let pictureName = "photo"

  /// A symbol that shows a value by how much of it is drawn; a terminal draws all of it.
  nonisolated public init(systemName: String, variableValue: Double?) {
    self.init(systemName: systemName)
  }

  /// An image of the program's own: an empty box, because a terminal program carries none.
  nonisolated public init(_ name: String) { self.init(systemName: "") }

  /// The same, for a decorative image.
  nonisolated public init(decorative name: String) { self.init(name) }

  /// The picture in all the room that it is offered; a symbol has one size.
  nonisolated public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var image = self
    image.resizingMode = resizingMode
    return image
  }

  /// The image itself: a sign has the colour of the text.
  nonisolated public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }

  /// The picture with its pixels mixed, or with `.none` as they are, where they have not a cell each.
  nonisolated public func interpolation(_ interpolation: Interpolation) -> Image {
    var image = self
    image.isSmooth = interpolation != .none
    return image
  }

  /// The image itself: a terminal draws its signs, and cells have no edges.
  nonisolated public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// The image itself: a sign has one colour.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }

  public func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    switch content {
    case .symbol: Text(self)._resolve(context, into: &nodes)
    case .placeholder: nodes.append(PicturePlaceholderNode())
    case .picture(let source, let scale):
      let state = context.node.kept(0) { PictureState() }
      state.set(source)
      context.node.onRemoval = { state.cancel() }
      let node = PictureNode(
        state: state, scale: scale > 0 ? scale : 1, resizingMode: resizingMode, isSmooth: isSmooth,
        context: context)
      nodes.append(node)
      guard state.pixels == nil else { return }
      context.frame.afterAppearance {
        state.want(
          PictureRequest(size: .zero), in: context.environment, changed: context.frame.invalidate)
      }
    }
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

nonisolated extension View {
  /// Sets the size of symbols, to be read; a terminal has symbols of one size.
  public func imageScale(_ scale: Image.Scale) -> some View {
    environment { $0.imageScale = scale }
  }

  /// Sets the colours of symbols, to be read; a symbol of a terminal has one colour.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment { $0.symbolRenderingMode = mode }
  }
}
