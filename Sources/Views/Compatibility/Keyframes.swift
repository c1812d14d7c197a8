/// What a value would be one after another. In cells it has the last one at once.
public nonisolated protocol Keyframes<Value> {
  /// What would change.
  associatedtype Value

  /// Sets what would come last.
  var _end: (inout Value) -> Void { get }
}

/// Values that one part of a value would have one after another.
public nonisolated protocol KeyframeTrackContent<Value> {
  /// The type of the part.
  associatedtype Value

  /// Sets what would come last.
  var _end: (inout Value) -> Void { get }
}

/// The values of a value, or of a part of it.
public nonisolated struct KeyframeTrack<
  Root, Value, Content: KeyframeTrackContent<Value>
>: Keyframes {
  private let path: WritableKeyPath<Root, Value>
  private let content: Content

  /// What the whole value would be.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    path = \.self
    self.content = content()
  }

  /// What a part of the value would be.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    path = keyPath
    self.content = content()
  }

  public var _end: (inout Root) -> Void {
    { [path, end = content._end] in end(&$0[keyPath: path]) }
  }
}

/// How fast a value would be reached.
public nonisolated struct UnitCurve: Hashable, Sendable {
  private let name: String

  /// At one speed.
  public static let linear = UnitCurve(name: "linear")
  /// Slow at first.
  public static let easeIn = UnitCurve(name: "easeIn")
  /// Slow at the end.
  public static let easeOut = UnitCurve(name: "easeOut")
  /// Slow at first and at the end.
  public static let easeInOut = UnitCurve(name: "easeInOut")
  /// As a part of a circle, slow at first.
  public static let circularEaseIn = UnitCurve(name: "circularEaseIn")
  /// As a part of a circle, slow at the end.
  public static let circularEaseOut = UnitCurve(name: "circularEaseOut")
  /// As parts of circles, slow at first and at the end.
  public static let circularEaseInOut = UnitCurve(name: "circularEaseInOut")
}

/// A value that would be reached at one speed.
public nonisolated struct LinearKeyframe<Value>: KeyframeTrackContent {
  private let to: Value

  /// A value after some seconds.
  public init(_ to: Value, duration: Double, timingCurve: UnitCurve = .linear) { self.to = to }

  public var _end: (inout Value) -> Void { { [to] in $0 = to } }
}

/// A value that would be reached on a curve.
public nonisolated struct CubicKeyframe<Value>: KeyframeTrackContent {
  private let to: Value

  /// A value after some seconds.
  public init(
    _ to: Value, duration: Double, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    self.to = to
  }

  public var _end: (inout Value) -> Void { { [to] in $0 = to } }
}

/// A value that would be reached as a spring swings.
public nonisolated struct SpringKeyframe<Value>: KeyframeTrackContent {
  private let to: Value

  /// A value after some seconds; nil for as long as the spring takes.
  public init(
    _ to: Value, duration: Double? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
  ) {
    self.to = to
  }

  public var _end: (inout Value) -> Void { { [to] in $0 = to } }
}

/// A value that would be there at once.
public nonisolated struct MoveKeyframe<Value>: KeyframeTrackContent {
  private let to: Value

  /// A value.
  public init(_ to: Value) { self.to = to }

  public var _end: (inout Value) -> Void { { [to] in $0 = to } }
}

/// Several keyframes one after another, or several tracks beside one another: the last one counts.
public nonisolated struct JoinedKeyframes<Value>: Keyframes, KeyframeTrackContent {
  let ends: [(inout Value) -> Void]

  public var _end: (inout Value) -> Void {
    { [ends] value in
      for end in ends { end(&value) }
    }
  }
}

/// Builds tracks out of the statements of a closure.
@resultBuilder public nonisolated enum KeyframesBuilder<Value> {
  /// Takes tracks of the value.
  public static func buildExpression<Content: Keyframes<Value>>(_ content: Content) -> Content {
    content
  }

  /// A single statement stays what it is.
  public static func buildPartialBlock<Content: Keyframes<Value>>(first: Content) -> Content {
    first
  }

  /// Several statements count together.
  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> JoinedKeyframes<Value> {
    JoinedKeyframes(ends: [accumulated._end, next._end])
  }
}

/// Builds a track out of the statements of a closure.
@resultBuilder public nonisolated enum KeyframeTrackContentBuilder<Value> {
  /// Takes keyframes of the value.
  public static func buildExpression<Content: KeyframeTrackContent<Value>>(
    _ content: Content
  ) -> Content {
    content
  }

  /// A single statement stays what it is.
  public static func buildPartialBlock<Content: KeyframeTrackContent<Value>>(first: Content)
    -> Content
  {
    first
  }

  /// Several statements follow one another.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> JoinedKeyframes<Value> {
    JoinedKeyframes(ends: [accumulated._end, next._end])
  }

  /// An `if` without `else` has its keyframes, or none.
  public static func buildOptional(
    _ content: (any KeyframeTrackContent<Value>)?
  ) -> JoinedKeyframes<Value> {
    guard let content else { return JoinedKeyframes(ends: []) }
    return JoinedKeyframes(ends: [content._end])
  }

  /// The first branch of an `if` or a `switch`.
  public static func buildEither(
    first: some KeyframeTrackContent<Value>
  ) -> JoinedKeyframes<Value> {
    JoinedKeyframes(ends: [first._end])
  }

  /// The other branch of an `if` or a `switch`.
  public static func buildEither(
    second: some KeyframeTrackContent<Value>
  ) -> JoinedKeyframes<Value> {
    JoinedKeyframes(ends: [second._end])
  }
}
