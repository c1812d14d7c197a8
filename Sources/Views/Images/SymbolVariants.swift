/// The variants of a symbol, for all symbols of a view; one without a sign changes nothing.
public nonisolated struct SymbolVariants: Hashable, Sendable {
  private enum Frame: String, Sendable {
    case circle, square, rectangle
  }

  private var frame: Frame?
  private var isFilled = false
  private var isSlashed = false

  /// The symbol as it is.
  public static let none = SymbolVariants()
  /// In a circle.
  public static let circle = SymbolVariants(frame: .circle)
  /// In a square.
  public static let square = SymbolVariants(frame: .square)
  /// In a rectangle.
  public static let rectangle = SymbolVariants(frame: .rectangle)
  /// Filled.
  public static let fill = SymbolVariants(isFilled: true)
  /// With a stroke through it.
  public static let slash = SymbolVariants(isSlashed: true)

  /// In a circle as well.
  public var circle: SymbolVariants { joined(.circle) }
  /// In a square as well.
  public var square: SymbolVariants { joined(.square) }
  /// In a rectangle as well.
  public var rectangle: SymbolVariants { joined(.rectangle) }
  /// Filled as well.
  public var fill: SymbolVariants { joined(.fill) }
  /// With a stroke through it as well.
  public var slash: SymbolVariants { joined(.slash) }

  /// The name of a symbol in these variants.
  func name(of symbol: String) -> String {
    symbol + (isSlashed ? ".slash" : "") + (frame.map { ".\($0.rawValue)" } ?? "")
      + (isFilled ? ".fill" : "")
  }

  func joined(_ other: SymbolVariants) -> SymbolVariants {
    SymbolVariants(
      frame: other.frame ?? frame, isFilled: isFilled || other.isFilled,
      isSlashed: isSlashed || other.isSlashed)
  }
}

nonisolated extension EnvironmentValues {
  /// The variants that symbols are shown in.
  public var symbolVariants: SymbolVariants {
    get { text.variants }
    set { text.variants = newValue }
  }
}

nonisolated extension View {
  /// Shows the symbols in this view in a variant more.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    environment { $0.text.variants = $0.text.variants.joined(variant) }
  }
}
