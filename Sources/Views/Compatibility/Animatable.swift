/// A value that would take every value between two on its way. In cells it has the last one at once.
public nonisolated protocol Animatable {
  /// What would change little by little.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData

  /// The part of this value that would do so.
  var animatableData: AnimatableData { get set }
}

nonisolated extension Animatable where AnimatableData == EmptyAnimatableData {
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// What can be made longer or shorter.
public nonisolated protocol VectorArithmetic: AdditiveArithmetic {
  /// Makes it so many times as long.
  mutating func scale(by rhs: Double)
  /// The square of its length.
  var magnitudeSquared: Double { get }
}

nonisolated extension Double: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= rhs }
  public var magnitudeSquared: Double { self * self }
}

nonisolated extension Float: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  public var magnitudeSquared: Double { Double(self * self) }
}

/// Nothing that would change.
public nonisolated struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Nothing.
  public static let zero = EmptyAnimatableData()

  /// Nothing.
  public init() {}

  public static func + (left: Self, right: Self) -> Self { left }
  public static func - (left: Self, right: Self) -> Self { left }
  public mutating func scale(by rhs: Double) {}
  public var magnitudeSquared: Double { 0 }
}

/// Two values that would change together.
public nonisolated struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>:
  VectorArithmetic
{
  /// The first value.
  public var first: First
  /// The second value.
  public var second: Second

  /// Two values.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Both of them nothing.
  public static var zero: Self { Self(.zero, .zero) }

  public static func + (left: Self, right: Self) -> Self {
    Self(left.first + right.first, left.second + right.second)
  }

  public static func - (left: Self, right: Self) -> Self {
    Self(left.first - right.first, left.second - right.second)
  }

  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }

  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

nonisolated extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

/// A modifier that would change little by little.
@MainActor @preconcurrency public protocol AnimatableModifier: Animatable, ViewModifier {}
