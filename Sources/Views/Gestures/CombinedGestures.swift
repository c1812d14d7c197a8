extension Gesture {
  /// This gesture, and when it has ended another one.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// This gesture, or where it is not recognized another one.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }

  /// This gesture and another one at the same time.
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }
}

/// Two gestures one after the other.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  /// How far the two are.
  public enum Value {
    /// The first goes on.
    case first(First.Value)
    /// The first has ended; nil while the second has not begun.
    case second(First.Value, Second.Value?)
  }

  /// The gesture that comes first.
  public var first: First
  /// The gesture that comes when that has ended.
  public var second: Second

  /// Two gestures one after the other; `sequenced(before:)` is the usual way.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public var _recognizer: GestureRecognizer<Value> {
    let (first, second) = (first._recognizer, second._recognizer)
    var recognizer = GestureRecognizer<Value>(step: { track, memory in
      guard let value = memory.value as? First.Value else {
        switch first.run(track, memory.part(0)) {
        case .ignored: return .ignored
        case .changed(let value): return .changed(.first(value))
        case .ended(let value):
          memory.value = value
          // The second one needs another press.
          memory.isWaiting = !track.isDown
          return .changed(.second(value, nil))
        }
      }
      memory.isWaiting = false
      switch second.run(track, memory.part(1)) {
      case .ignored: return .ignored
      case .changed(let other): return .changed(.second(value, other))
      case .ended(let other): return .ended(.second(value, other))
      }
    })
    recognizer.due = { memory in
      memory.value == nil ? first.due(memory.part(0)) : second.due(memory.part(1))
    }
    return recognizer
  }
}

/// One of two gestures: the second only where the first is not recognized.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  /// What one of the two says.
  public enum Value {
    /// The first was recognized.
    case first(First.Value)
    /// The second was.
    case second(Second.Value)
  }

  /// The gesture that goes before the other.
  public var first: First
  /// The gesture that counts where the first does not.
  public var second: Second

  /// One of two gestures; `exclusively(before:)` is the usual way.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public var _recognizer: GestureRecognizer<Value> {
    let (first, second) = (first._recognizer, second._recognizer)
    let press =
      first.press.map { _ in { first.pressed().map(Value.first) } }
      ?? second.press.map { _ in { second.pressed().map(Value.second) } }
    var recognizer = GestureRecognizer<Value>(press: press) { track, memory in
      switch first.run(track, memory.part(0)) {
      case .changed(let value):
        memory.value = true
        return .changed(.first(value))
      case .ended(let value):
        memory.value = true
        return .ended(.first(value))
      case .ignored: if memory.value != nil { return .ignored }
      }
      switch second.run(track, memory.part(1)) {
      case .ignored: return .ignored
      case .changed(let value): return .changed(.second(value))
      case .ended(let value): return .ended(.second(value))
      }
    }
    recognizer.due = { [first.due($0.part(0)), second.due($0.part(1))].compactMap(\.self).min() }
    return recognizer
  }
}

/// Two gestures at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  /// What the two say; nil of one that is not recognized.
  public struct Value {
    /// What the first says.
    public var first: First.Value?
    /// What the second says.
    public var second: Second.Value?
  }

  /// One gesture.
  public var first: First
  /// The other one.
  public var second: Second

  /// Two gestures at the same time; `simultaneously(with:)` is the usual way.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public var _recognizer: GestureRecognizer<Value> {
    let (first, second) = (first._recognizer, second._recognizer)
    var press: (() -> Value?)?
    if first.press != nil || second.press != nil {
      press = { Value(first: first.pressed(), second: second.pressed()) }
    }
    var recognizer = GestureRecognizer<Value>(press: press) { track, memory in
      var value = memory.value as? Value ?? Value()
      let (one, other) = (first.run(track, memory.part(0)), second.run(track, memory.part(1)))
      value.first = one.value ?? value.first
      value.second = other.value ?? value.second
      memory.value = value
      let areOver = memory.part(0).isOver && memory.part(1).isOver
      let isAnyOver = memory.part(0).isOver || memory.part(1).isOver
      if areOver || isAnyOver && !track.isDown { return .ended(value) }
      return one.value == nil && other.value == nil ? .ignored : .changed(value)
    }
    recognizer.due = { [first.due($0.part(0)), second.due($0.part(1))].compactMap(\.self).min() }
    return recognizer
  }
}
