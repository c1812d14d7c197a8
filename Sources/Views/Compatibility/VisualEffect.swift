/// Looks that would follow from where a view is. In cells it is drawn as it is.
nonisolated extension View {
  /// Nothing is done to what is drawn already.
  public func visualEffect<Effect: VisualEffect>(
    _ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> Effect
  ) -> some View {
    self
  }

  /// A view looks alike wherever it is scrolled to.
  public func scrollTransition<Effect: VisualEffect>(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
  ) -> some View {
    self
  }
}

/// What would be done to a view that is drawn already.
public nonisolated protocol VisualEffect: Sendable {}

/// Nothing, which all effects come to.
public nonisolated struct EmptyVisualEffect: VisualEffect {
  /// Nothing.
  public init() {}
}

nonisolated extension VisualEffect {
  /// Glyphs keep their size.
  public func scaleEffect(_ scale: Double, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }
  /// Glyphs keep their size.
  public func scaleEffect(
    x: Double = 1, y: Double = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect { self }
  /// Glyphs keep their direction.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }
  /// Glyphs are flat.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: Double, y: Double, z: Double), anchor: UnitPoint = .center,
    anchorZ: Double = 0, perspective: Double = 1
  ) -> some VisualEffect { self }
  /// A cell has no blur.
  public func blur(radius: Double, opaque: Bool = false) -> some VisualEffect { self }
  /// The view stays where it is.
  public func offset(x: Double = 0, y: Double = 0) -> some VisualEffect { self }
  /// The view is seen as well as before.
  public func opacity(_ opacity: Double) -> some VisualEffect { self }
  /// Colours stay as they are.
  public func brightness(_ amount: Double) -> some VisualEffect { self }
  /// Colours stay as they are.
  public func saturation(_ amount: Double) -> some VisualEffect { self }
  /// Colours stay as they are.
  public func grayscale(_ amount: Double) -> some VisualEffect { self }
  /// Colours stay as they are.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { self }
}

/// Where a view would be in what scrolls.
public nonisolated enum ScrollTransitionPhase: Sendable {
  /// About to come from above, wholly there, or gone below.
  case topLeading, identity, bottomTrailing

  /// Whether it is wholly there.
  public var isIdentity: Bool { self == .identity }
  /// How far it is away: nothing while it is wholly there.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How looks would follow what scrolls.
public nonisolated struct ScrollTransitionConfiguration: Sendable {
  /// With the finger.
  public static let interactive = ScrollTransitionConfiguration()
  /// Not at all.
  public static let identity = ScrollTransitionConfiguration()
  /// In its own time.
  public static let animated = ScrollTransitionConfiguration()

  /// In its own time.
  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration { .animated }
  /// From another share of the view on.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }

  /// How much of a view would have to be there.
  public nonisolated struct Threshold: Sendable {
    /// Some of it.
    public static let visible = Threshold()
    /// Nothing but it.
    public static let hidden = Threshold()
    /// Its middle.
    public static let centered = Threshold()
    /// A share of it.
    public static func visible(_ amount: Double) -> Threshold { .visible }
  }
}
