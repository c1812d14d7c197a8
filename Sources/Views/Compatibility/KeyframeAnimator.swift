nonisolated extension View {
  /// Shows this view with the first value until something changes, and then with the one that keyframes lead to.
  public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(initialValue: initialValue, trigger: trigger) {
      content(PlaceholderContentView(content: self), $0)
    } keyframes: {
      keyframes($0)
    }
  }

  /// Shows this view with the first value, which would come again and again, or with the last one.
  public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(initialValue: initialValue, repeating: repeating) {
      content(PlaceholderContentView(content: self), $0)
    } keyframes: {
      keyframes($0)
    }
  }
}

/// A view for a value that would change along keyframes.
public nonisolated struct KeyframeAnimator<
  Value, KeyframePath: Keyframes, Content: View
>: View where KeyframePath.Value == Value {
  private let initial: Value
  private let trigger: Trigger
  private let isAtEnd: Bool
  private let content: (Value) -> Content
  private let keyframes: (Value) -> KeyframePath
  @State private var reached: Value?

  /// The first value until something changes, and then the one that keyframes lead to.
  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    initial = initialValue
    self.trigger = Trigger(trigger)
    isAtEnd = false
    self.content = content
    self.keyframes = keyframes
  }

  /// The first value, which would come again and again, or the last one.
  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    initial = initialValue
    trigger = Trigger(0)
    isAtEnd = !repeating
    self.content = content
    self.keyframes = keyframes
  }

  public var body: some View {
    content(isAtEnd ? end(of: initial) : reached ?? initial)
      .onChange(of: trigger) { reached = end(of: reached ?? initial) }
  }

  private func end(of value: Value) -> Value {
    var end = value
    keyframes(value)._end(&end)
    return end
  }
}

/// A value that is compared, of whatever type.
private nonisolated struct Trigger: Equatable {
  private let value: Any
  private let isEqual: (Any) -> Bool

  init<Value: Equatable>(_ value: Value) {
    self.value = value
    isEqual = { $0 as? Value == value }
  }

  static func == (left: Self, right: Self) -> Bool { left.isEqual(right.value) }
}
