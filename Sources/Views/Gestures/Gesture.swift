import Cells
import StateKit

/// Something that the user does with the pointer.
public nonisolated protocol Gesture<Value> {
  /// What it says about it.
  associatedtype Value

  /// How it is recognized. Only the library's own gestures replace it.
  var _recognizer: GestureRecognizer<Value> { get }
}

/// What recognizes a gesture, and what is done then.
public nonisolated struct GestureRecognizer<Value> {
  /// What a gesture makes of an event.
  enum Step {
    case ignored
    case changed(Value)
    case ended(Value)

    var value: Value? {
      switch self {
      case .ignored: nil
      case .changed(let value), .ended(let value): value
      }
    }
  }

  private let step: (PointerTrack, GestureMemory) -> Step
  /// What the gesture says where Enter or Space stand for it; nil where no key does.
  var press: (() -> Value?)?
  /// The seconds after which it is to be asked again while the button is held; nil for never.
  var due: (GestureMemory) -> Double? = { _ in nil }
  var changed: [(Value) -> Void] = []
  var ended: [(Value) -> Void] = []
  /// Whether there is no gesture at all, as in an optional without one.
  var isAbsent = false
  /// Runs when the gesture is over, whether it was recognized or not.
  var reset: [() -> Void] = []

  init(press: (() -> Value?)? = nil, step: @escaping (PointerTrack, GestureMemory) -> Step) {
    self.press = press
    self.step = step
  }

  /// Makes something of what the pointer does, and runs what is to be run then.
  func run(_ track: PointerTrack, _ memory: GestureMemory) -> Step {
    guard !memory.isOver else { return .ignored }
    let step = step(track, memory)
    switch step {
    case .ignored: break
    case .changed(let value): for action in changed { action(value) }
    case .ended(let value):
      memory.isOver = true
      for action in ended { action(value) }
    }
    if memory.isOver || !track.isDown, !memory.isWaiting { for action in reset { action() } }
    return step
  }

  /// Ends the gesture by a key.
  func pressed() -> Value? {
    guard let value = press?() else { return nil }
    for action in ended { action(value) }
    for action in reset { action() }
    return value
  }
}

/// What a gesture keeps from the press on until it is over.
nonisolated final class GestureMemory {
  /// What a gesture of several parts knows of the first.
  var value: Any?
  /// Whether it has ended, though the button may still be down.
  var isOver = false
  /// Whether it goes on with the next press.
  var isWaiting = false
  private var parts: [Int: GestureMemory] = [:]

  /// That of a part of the gesture.
  func part(_ index: Int) -> GestureMemory {
    let part = parts[index] ?? GestureMemory()
    parts[index] = part
    return part
  }
}

/// Where the button went down, and what the pointer has done since.
nonisolated struct PointerTrack {
  let start: Point
  var now: Point
  /// The upper left corner of the view on the screen.
  let corner: Point
  let since: AnyClock.Instant
  var time: AnyClock.Instant
  var isDown = true
  /// The clicks one after another, this one among them.
  var clicks = 1

  /// The way of the pointer in points.
  var way: GeometryProxy.Size {
    GeometryProxy.Size(
      width: Double(now.x - start.x) * Metrics.pointsPerColumn,
      height: Double(now.y - start.y) * Metrics.pointsPerRow)
  }

  /// Whether the pointer is further from where it began than so many points.
  func isFurther(than distance: Double) -> Bool {
    way.width * way.width + way.height * way.height > distance * distance
  }
}

nonisolated extension Gesture {
  /// Runs an action whenever what the gesture says has changed.
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    var recognizer = _recognizer
    recognizer.changed.append(action)
    return _ChangedGesture(_recognizer: recognizer)
  }

  /// Runs an action when the gesture has ended.
  public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    var recognizer = _recognizer
    recognizer.ended.append(action)
    return _EndedGesture(_recognizer: recognizer)
  }

  /// Changes a state while the gesture goes on; afterwards it is what it was at first.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> some Gesture<Value> {
    var recognizer = _recognizer
    recognizer.changed.append { value in
      var transaction = Transaction()
      var new = state.wrappedValue
      body(value, &new, &transaction)
      state.set(new)
    }
    recognizer.reset.append { state.reset() }
    return AnyRecognized(_recognizer: recognizer)
  }

  /// The gesture with something else said about it.
  public func map<Mapped>(_ change: @escaping (Value) -> Mapped) -> some Gesture<Mapped> {
    let base = _recognizer
    var recognizer = GestureRecognizer<Mapped>(
      press: base.press.map { _ in { base.pressed().map(change) } }
    ) { track, memory in
      switch base.run(track, memory.part(0)) {
      case .ignored: .ignored
      case .changed(let value): .changed(change(value))
      case .ended(let value): .ended(change(value))
      }
    }
    recognizer.due = { base.due($0.part(0)) }
    return AnyRecognized(_recognizer: recognizer)
  }
}

nonisolated extension Gesture where Value == Bool {
  /// Tells when the button goes down, and when the gesture is over.
  func pressing(_ action: @escaping (Bool) -> Void) -> some Gesture<Bool> {
    var recognizer = _recognizer
    recognizer.changed.append(action)
    recognizer.reset.append { action(false) }
    return AnyRecognized(_recognizer: recognizer)
  }
}

/// A gesture with what is done when it changes.
public nonisolated struct _ChangedGesture<Content: Gesture>: Gesture {
  public let _recognizer: GestureRecognizer<Content.Value>
}

/// A gesture with what is done when it has ended.
public nonisolated struct _EndedGesture<Content: Gesture>: Gesture {
  public let _recognizer: GestureRecognizer<Content.Value>
}

/// A gesture with what is done when it is recognized.
private nonisolated struct AnyRecognized<Value>: Gesture {
  let _recognizer: GestureRecognizer<Value>
}

/// A value that a gesture changes while it goes on.
@propertyWrapper public struct GestureState<Value>: DynamicProperty, Nonisolated {
  @State private var value: Value
  private let initial: Value
  private var onReset: ((Value, inout Transaction) -> Void)?

  /// The value before and after each gesture.
  public init(wrappedValue: Value) {
    _value = State(wrappedValue: wrappedValue)
    initial = wrappedValue
  }

  /// The same, for an `init` that makes the state itself.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// The same with how it goes back, which is at once.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue)
  }

  /// The same, for an `init` that makes the state itself.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue)
  }

  /// The same with what is done when it goes back.
  /// - Parameter reset: Is given the last value.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: wrappedValue)
    onReset = reset
  }

  /// The value now; only a gesture changes it.
  public var wrappedValue: Value { value }

  /// The state itself, to be handed to a gesture: `$name`.
  public var projectedValue: GestureState<Value> { self }

  func set(_ new: Value) { value = new }

  func reset() {
    var transaction = Transaction()
    onReset?(value, &transaction)
    value = initial
  }
}
