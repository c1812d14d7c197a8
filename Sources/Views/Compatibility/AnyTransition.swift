/// How a view would come and go. A terminal shows it at once, and once it goes it is gone.
public nonisolated struct AnyTransition: Sendable {
  /// By fading.
  public static let opacity = AnyTransition()
  /// By coming out of a blur.
  public static let blurReplace = AnyTransition()
  /// In from the left and out to the right.
  public static let slide = AnyTransition()
  /// By growing.
  public static let scale = AnyTransition()
  /// At once, which is what a terminal does anyway.
  public static let identity = AnyTransition()

  /// One that is code; here all come to the same.
  public init(_ transition: some Transition) {}

  private init() {}

  /// By growing from a size, as a part of the whole one.
  public static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition()
  }

  /// From an edge and back to it.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }

  /// From an edge, pushing away what was there.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }

  /// From a distance, in points.
  public static func offset(x: Double = 0, y: Double = 0) -> AnyTransition { AnyTransition() }

  /// From the look of one modifier to that of another.
  public static func modifier<Change: ViewModifier>(
    active: Change, identity: Change
  ) -> AnyTransition {
    AnyTransition()
  }

  /// In by one way and out by another.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition()
  }

  /// This way and another one together.
  public func combined(with other: AnyTransition) -> AnyTransition { self }

  /// This way, moved as an animation says.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}
