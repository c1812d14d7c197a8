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

  public init(red: Double, green: Double, blue: Double) {
    func part(_ value: Double) -> UInt8 { UInt8(max(0, min(255, (value * 255).rounded()))) }
    paint = .cell(.rgb(part(red), part(green), part(blue)))
  }

  private init(_ paint: Paint) { self.paint = paint }

  public static let clear = Color(.none)
  public static let primary = Color(.none)
  public static let secondary = Color(.attribute(.dim))
  public static let black = Color(.cell(.palette(0)))
  public static let red = Color(.cell(.palette(1)))
  public static let green = Color(.cell(.palette(2)))
  public static let yellow = Color(.cell(.palette(3)))
  public static let orange = Color(.cell(.palette(3)))
  public static let blue = Color(.cell(.palette(4)))
  public static let purple = Color(.cell(.palette(5)))
  public static let cyan = Color(.cell(.palette(6)))
  public static let white = Color(.cell(.palette(15)))
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
