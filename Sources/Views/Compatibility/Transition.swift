/// How a view would come and go, as code that draws it in each phase. In a terminal it has come at once.
@MainActor @preconcurrency public protocol Transition {
  /// The type of what is drawn, which the compiler works out.
  associatedtype Body: View
  /// The view that comes and goes.
  typealias Content = PlaceholderContentView<AnyView>

  /// What the view looks like in a phase.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body

  /// What would move.
  static var properties: TransitionProperties { get }
}

extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }
}

/// How far a view is in coming and going.
public nonisolated enum TransitionPhase: Hashable, Sendable {
  /// About to come, wholly there, or gone. In a terminal it is wholly there.
  case willAppear, identity, didDisappear

  /// Whether the view is wholly there.
  public var isIdentity: Bool { self == .identity }
  /// How far it is from that: -1 before it has come, 1 once it is gone.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// What a transition would move.
public nonisolated struct TransitionProperties: Sendable {
  /// Whether something would change its place or size.
  public var hasMotion: Bool

  /// What a transition moves, which is of no effect here.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

nonisolated extension Transition {
  /// What a view looks like in a phase of this transition.
  @MainActor public func apply(content: some View, phase: TransitionPhase) -> some View {
    body(content: PlaceholderContentView(content: AnyView(content)), phase: phase)
  }

  /// This transition within another one.
  public func combined(with other: some Transition) -> some Transition {
    CombinedTransition(inner: self, outer: other)
  }

  /// This transition, moved as an animation says.
  public func animation(_ animation: Animation?) -> some Transition { self }
}

/// In by one transition and out by another.
public nonisolated struct AsymmetricTransition<Insertion: Transition, Removal: Transition>:
  Transition
{
  /// How a view comes.
  public var insertion: Insertion
  /// How a view goes.
  public var removal: Removal

  /// In by one transition and out by another.
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    if phase == .didDisappear {
      removal.body(content: content, phase: phase)
    } else {
      insertion.body(content: content, phase: phase)
    }
  }
}

private nonisolated struct CombinedTransition<Inner: Transition, Outer: Transition>: Transition {
  let inner: Inner
  let outer: Outer

  func body(content: Content, phase: TransitionPhase) -> some View {
    outer.apply(content: inner.body(content: content, phase: phase), phase: phase)
  }
}

/// At once, which all transitions of the library come to.
public nonisolated struct IdentityTransition: Transition {
  /// At once.
  public init() {}

  /// From an edge and back to it.
  public init(edge: Edge) {}

  /// By growing from a size, as a part of the whole one.
  public init(_ scale: Double, anchor: UnitPoint = .center) {}

  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// By fading.
public typealias OpacityTransition = IdentityTransition
/// In from the left and out to the right.
public typealias SlideTransition = IdentityTransition
/// By growing.
public typealias ScaleTransition = IdentityTransition
/// From an edge and back to it.
public typealias MoveTransition = IdentityTransition
/// From an edge, pushing away what was there.
public typealias PushTransition = IdentityTransition
/// By coming out of a blur.
public typealias BlurReplaceTransition = IdentityTransition
/// As a sign comes and goes.
public typealias SymbolEffectTransition = IdentityTransition

nonisolated extension IdentityTransition {
  /// How a view would come out of a blur.
  public nonisolated enum Configuration: Sendable {
    /// One from below and the other to above, or both upwards.
    case downUp, upUp
  }
}

nonisolated extension Transition where Self == IdentityTransition {
  /// At once.
  public static var identity: Self { Self() }
  /// By fading.
  public static var opacity: Self { Self() }
  /// In from the left and out to the right.
  public static var slide: Self { Self() }
  /// By growing.
  public static var scale: Self { Self() }
  /// By coming out of a blur.
  public static var blurReplace: Self { Self() }
  /// As a sign comes and goes.
  public static var symbolEffect: Self { Self() }

  /// By growing from a size, as a part of the whole one.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self { Self() }

  /// From an edge and back to it.
  public static func move(edge: Edge) -> Self { Self() }

  /// From an edge, pushing away what was there.
  public static func push(from edge: Edge) -> Self { Self() }

  /// From a distance, in points.
  public static func offset(x: Double = 0, y: Double = 0) -> Self { Self() }

  /// By coming out of a blur in a way.
  public static func blurReplace(_ configuration: Self.Configuration) -> Self { Self() }

  /// As a sign comes and goes by an effect.
  public static func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default
  ) -> Self {
    Self()
  }
}

/// A view as its transition draws what has come.
package nonisolated struct ShownTransition<Content: View, Shown: Transition>: View, RowWrapper {
  package let content: Content
  let transition: Shown

  package var body: some View {
    LinkedView(transition) { $0.apply(content: content, phase: .identity) }
  }
}
