/// Two fingers that go apart. A mouse has none, so that it never happens.
public struct MagnifyGesture: Gesture {
  /// - Parameter minimumScaleDelta: How much it would take at least.
  public init(minimumScaleDelta: CGFloat = 0.01) {}

  /// How far the fingers would be apart.
  public nonisolated struct Value: Equatable, Sendable {
    /// The distance as a part of that at the start.
    public var magnification: CGFloat
    /// Where the fingers would have begun.
    public var startLocation: CGPoint
  }

  public var _recognizer: GestureRecognizer<Value> { .never }
}

/// Two fingers that go apart, as older code names it. A mouse has none, so that it never happens.
public struct MagnificationGesture: Gesture {
  /// - Parameter minimumScaleDelta: How much it would take at least.
  public init(minimumScaleDelta: CGFloat = 0.01) {}

  public var _recognizer: GestureRecognizer<CGFloat> { .never }
}

/// Two fingers that turn. A mouse has none, so that it never happens.
public struct RotateGesture: Gesture {
  /// - Parameter minimumAngleDelta: How much it would take at least.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}

  /// How far the fingers would have turned.
  public nonisolated struct Value: Equatable, Sendable {
    /// The angle since the start.
    public var rotation: Angle
  }

  public var _recognizer: GestureRecognizer<Value> { .never }
}

/// Two fingers that turn, as older code names it. A mouse has none, so that it never happens.
public struct RotationGesture: Gesture {
  /// - Parameter minimumAngleDelta: How much it would take at least.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}

  public var _recognizer: GestureRecognizer<Angle> { .never }
}
