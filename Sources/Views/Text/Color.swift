import Cells

/// A colour by name. As a view it fills the room it is given.
///
/// Most names are the terminal's sixteen colours, so that they fit the user's theme; the others are entries
/// of the palette of 256. A terminal cannot mix colours. Glyphs in a colour of an opacity below 0.75 are dim.
/// A fill of one below 0.5 only dims what it covers.
public nonisolated struct Color: PrimitiveView, Hashable, ShapeStyle {
  private enum Paint: Hashable {
    case clear
    case foreground
    case background
    case accent
    case cell(CellColor)
  }

  private let paint: Paint
  private var opacity: Float = 1

  private init(_ paint: Paint, opacity: Float = 1) {
    self.paint = paint
    self.opacity = opacity
  }

  init(_ color: CellColor) { self.init(.cell(color)) }

  init(red: Double, green: Double, blue: Double, alpha: Double) {
    func part(_ value: Double) -> UInt8 { value > 0 ? UInt8(min(255, (value * 255).rounded())) : 0 }
    self.init(.cell(.rgb(part(red), part(green), part(blue))), opacity: Float(alpha))
  }

  /// No colour: as a view it takes room and draws nothing.
  public static let clear = Color(.clear)
  /// The terminal's own colour for text, or that of the program's theme.
  public static let primary = Color(.foreground)
  /// Dimmed, in the terminal's own colour for text.
  public static let secondary = Color(.foreground, opacity: 0.5)
  /// The terminal's own background, which hides what lies behind it.
  static let ground = Color(.background)
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  /// The tint of the views around, else bright blue, which can be read on black.
  public static let accentColor = Color(.accent)

  /// The colour with less of it: dim where glyphs are drawn in it, see-through where it fills.
  public func opacity(_ opacity: Double) -> Color {
    Color(paint, opacity: self.opacity * Float(max(0, min(1, opacity))))
  }

  /// Whether there is nothing of the colour at all.
  var isClear: Bool { opacity <= 0 || paint == .clear }

  public func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    var style = Style.plain
    let backdrop = _applyBackground(to: &style, in: context.environment)
    var glyphs = Style.plain
    _apply(to: &glyphs, in: context.environment)
    nodes.append(
      FillNode(style: style, backdrop: backdrop, bar: isClear ? .none : .style(glyphs)))
  }

  public func _apply(to style: inout Style, in environment: EnvironmentValues) {
    guard paint == .foreground else { return tinted(environment.tint).apply(to: &style) }
    let styles = environment.libraryStyles
    (opacity < 0.75 ? styles.secondary : styles.primary).resolved.apply(to: &style)
  }

  public func _applyBackground(
    to style: inout Style, in environment: EnvironmentValues
  ) -> Backdrop {
    tinted(environment.tint).applyBackground(to: &style)
  }

  /// The colour itself, or for the accent colour the tint of the views around.
  func tinted(_ tint: Color?) -> Color {
    guard paint == .accent, let tint, tint.paint != .accent else { return self }
    return tint.opacity(Double(opacity))
  }

  /// The parts of the colour where a view stands.
  func mixed(in environment: EnvironmentValues) -> MixedColor {
    let isDark = environment.colorScheme == .dark
    let color: CellColor
    switch tinted(environment.tint).paint {
    case .clear: return .clear
    case .background:
      return MixedColor(isDark ? .palette(0) : .palette(15), alpha: 1, isDark: isDark)
    case .foreground: color = .standard
    case .accent: color = Self.accent
    case .cell(let cell): color = cell
    }
    return MixedColor(color, alpha: Double(opacity), isDark: isDark)
  }

  /// Draws in this colour.
  func apply(to style: inout Style) {
    style.set(.dim, opacity < 0.75)
    switch paint {
    case .clear, .foreground, .background: style.foreground = .standard
    case .accent: style.foreground = Self.accent
    case .cell(let color): style.foreground = color
    }
  }

  /// Draws on this colour.
  @discardableResult
  private func applyBackground(to style: inout Style) -> Backdrop {
    guard !isClear else { return .kept }
    guard opacity >= 0.5 else { return .dimmed }
    switch paint {
    // The colour of text cannot be had as a background without hiding the text on it.
    case .clear, .foreground: return .kept
    case .background: style.background = .standard
    case .accent: style.background = Self.accent
    case .cell(let color): style.background = color
    }
    return .hidden
  }

  private static let accent = CellColor.palette(12)
}

nonisolated extension Color {
  /// The spaces that a colour can be given in; a terminal draws all of them alike.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The usual one.
    case sRGB
    /// The usual one without its curve.
    case sRGBLinear
    /// The one of newer screens.
    case displayP3
  }

  /// A direct colour, each part from 0 to 1; a terminal without such colours shows the nearest.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.init(red: red, green: green, blue: blue, alpha: max(0, min(1, opacity)))
  }

  /// A direct colour in a space, each part from 0 to 1.
  public init(
    _ space: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    self.init(red: red, green: green, blue: blue, opacity: opacity)
  }

  /// A grey in a space, from black at 0 to white at 1.
  public init(_ space: RGBColorSpace, white: Double, opacity: Double = 1) {
    self.init(white: white, opacity: opacity)
  }

  /// A grey, from black at 0 to white at 1.
  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  /// A colour by its angle on the colour wheel, each part from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func part(_ offset: Double) -> Double {
      let turn = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      let distance = max(0, min(1, min(turn, 4 - turn)))
      return brightness * (1 - saturation * distance)
    }
    self.init(red: part(5), green: part(3), blue: part(1), opacity: opacity)
  }
}

/// All the room there is, in one style.
private struct FillNode: NarrowableNode {
  let style: Style
  let backdrop: Backdrop
  /// What it is drawn with where it is narrower than a column.
  let bar: ShapePaint

  func narrowed(to points: Double) -> any Node {
    ShapeNode(
      form: .rectangle(cornerRadius: 0), layers: [ShapeNode.Layer(strokeStyle: nil, paint: bar)]
    ).narrowed(to: points)
  }

  func lengths(_ axis: Axis, across: Int?) -> Lengths { Lengths(min: 0, ideal: 1, max: .max) }

  func layout(_ proposal: Proposal) -> Placement {
    let size = Size(width: proposal.width ?? 1, height: proposal.height ?? 1)
    return Placement(size: size) { painter, origin in
      let block = Rect(origin: origin, size: size)
      switch backdrop {
      case .hidden: painter.fill(block, style: style)
      case .dimmed: painter.restyle(block) { $0.attributes.insert(.dim) }
      case .kept: break
      }
    }
  }
}
