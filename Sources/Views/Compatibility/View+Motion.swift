/// What would move or be mixed on a screen of pixels.
nonisolated extension View {
  /// Two views that are one for the eye; in cells each is drawn where it stands.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    self
  }

  /// Every change is made at once, so that there is nothing to change in how it is made.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }

  /// Every change is made at once.
  public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    self
  }

  /// A glyph is flat.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: Double, y: Double, z: Double), anchor: UnitPoint = .center,
    anchorZ: Double = 0, perspective: Double = 1
  ) -> some View {
    self
  }

  /// A sign stands still.
  public func symbolEffect<Value: Equatable>(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: Value
  ) -> some View {
    self
  }

  /// A sign stands still.
  public func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    self
  }

  /// What lies in front covers what lies behind.
  public func blendMode(_ blendMode: BlendMode) -> some View { self }
}

nonisolated extension ViewModifier {
  /// Every change is made at once, so that there is nothing to change in how it is made.
  public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some ViewModifier { self }
}

/// A name for a scope of the focus, and for views that would move into one another.
@propertyWrapper public struct Namespace: DynamicProperty, Nonisolated {
  /// Names the property of one view; all are alike while their views are in no tree.
  public nonisolated struct ID: Hashable, Sendable {
    fileprivate var place: ObjectIdentifier?
    fileprivate var slot = 0
  }

  private var id = ID()

  /// A name of its own.
  public init() {}

  /// The name, to be handed on.
  public var wrappedValue: ID { id }

  public mutating func _link(_ slot: PropertySlot) {
    id = ID(place: ObjectIdentifier(slot.node), slot: slot.index)
  }
}

/// What two views would share while they move into one another.
public nonisolated struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The set as bits, one a property.
  public let rawValue: UInt32
  /// Takes the bits of a set over as they are.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Where they are.
  public static let position = MatchedGeometryProperties(rawValue: 1 << 0)
  /// How large they are.
  public static let size = MatchedGeometryProperties(rawValue: 1 << 1)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// How a sign would move.
public nonisolated struct SymbolEffect: Sendable {
  /// As the system finds best.
  public static let automatic = SymbolEffect()
  /// Up and down.
  public static let bounce = SymbolEffect()
  /// Fainter and stronger.
  public static let pulse = SymbolEffect()
  /// Larger and smaller.
  public static let scale = SymbolEffect()
  /// Part after part in colour.
  public static let variableColor = SymbolEffect()
  /// By coming.
  public static let appear = SymbolEffect()
  /// By going.
  public static let disappear = SymbolEffect()
  /// To and fro.
  public static let wiggle = SymbolEffect()
  /// Around.
  public static let rotate = SymbolEffect()
  /// Slowly larger and smaller.
  public static let breathe = SymbolEffect()

  /// The effect upwards.
  public var up: SymbolEffect { self }
  /// The effect downwards.
  public var down: SymbolEffect { self }
  /// The effect part by part.
  public var byLayer: SymbolEffect { self }
  /// The effect on all of it.
  public var wholeSymbol: SymbolEffect { self }
  /// The effect again and again.
  public var iterative: SymbolEffect { self }
  /// The effect from part to part.
  public var cumulative: SymbolEffect { self }
  /// The effect forward and back.
  public var reversing: SymbolEffect { self }
}

/// How often and how fast a sign would move.
public nonisolated struct SymbolEffectOptions: Sendable {
  /// As usual.
  public static let `default` = SymbolEffectOptions()
  /// Without end.
  public static let repeating = SymbolEffectOptions()
  /// Once.
  public static let nonRepeating = SymbolEffectOptions()

  /// So many times.
  public static func `repeat`(_ count: Int) -> SymbolEffectOptions { SymbolEffectOptions() }

  /// At so many times the speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }

  /// The options so many times.
  public func `repeat`(_ count: Int) -> SymbolEffectOptions { self }

  /// The options at so many times the speed.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

/// How the colours of two views would be mixed.
public nonisolated enum BlendMode: Hashable, Sendable {
  /// The one in front covers the other.
  case normal
  /// Darker.
  case darken, multiply, colorBurn, plusDarker
  /// Lighter.
  case lighten, screen, colorDodge, plusLighter
  /// Darker or lighter.
  case overlay, softLight, hardLight
  /// By what parts them.
  case difference, exclusion
  /// By a part of the colour.
  case hue, saturation, color, luminosity
  /// By where they lie.
  case sourceAtop, destinationOver, destinationOut
}
