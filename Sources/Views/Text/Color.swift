import Cells

/// A colour by name. As a view it fills the room it is given.
///
/// The names are the terminal's own sixteen colours, so that they fit the theme a person has chosen.
public struct Color: PrimitiveView, Hashable {
  private enum Paint: Hashable {
    case none
    case cell(CellColor)
    case attribute(Style.Attributes)
  }

  private let paint: Paint

  /// A direct colour, each part from 0 to 1; a terminal without such colours shows the nearest.
  public init(red: Double, green: Double, blue: Double) {
    func part(_ value: Double) -> UInt8 { UInt8(max(0, min(255, (value * 255).rounded()))) }
    paint = .cell(.rgb(part(red), part(green), part(blue)))
  }

  private init(_ paint: Paint) { self.paint = paint }

  /// No colour: as a view it takes room and draws nothing.
  public static let clear = Color(.none)
  /// The terminal's own colour for text.
  public static let primary = Color(.none)
  /// Dimmed, in whatever colour the text has.
  public static let secondary = Color(.attribute(.dim))
  /// Palette entry 0; on many dark themes it cannot be told from the background.
  public static let black = Color(.cell(.palette(0)))
  /// Palette entry 1, as the person's theme has it.
  public static let red = Color(.cell(.palette(1)))
  /// Palette entry 2, as the person's theme has it.
  public static let green = Color(.cell(.palette(2)))
  /// Palette entry 3, which some themes show as brown.
  public static let yellow = Color(.cell(.palette(3)))
  /// Palette entry 3 as well, because the sixteen have no orange.
  public static let orange = Color(.cell(.palette(3)))
  /// Palette entry 4, which is hard to read on black in some themes.
  public static let blue = Color(.cell(.palette(4)))
  /// Palette entry 5, which terminals call magenta.
  public static let purple = Color(.cell(.palette(5)))
  /// Palette entry 6, as the person's theme has it.
  public static let cyan = Color(.cell(.palette(6)))
  /// Palette entry 15, the bright one; 7 is often a light grey.
  public static let white = Color(.cell(.palette(15)))
  /// Palette entry 8, which terminals call bright black.
  public static let gray = Color(.cell(.palette(8)))

  public func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    var style = Style.plain
    applyBackground(to: &style)
    nodes.append(FillNode(style: style))
  }

  /// Draws in this colour.
  func apply(to style: inout Style) {
    switch paint {
    case .none: style.foreground = .standard
    case .cell(let color): style.foreground = color
    case .attribute(let attributes): style.attributes.formUnion(attributes)
    }
  }

  /// Draws on this colour.
  func applyBackground(to style: inout Style) {
    switch paint {
    case .cell(let color): style.background = color
    case .none, .attribute: break
    }
  }
}
