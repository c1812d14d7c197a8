nonisolated extension View {
  /// Runs an action after a frame that shows another value than the frame before.
  /// - Parameters:
  ///   - initial: Whether it runs when this view comes, too.
  ///   - action: Is given the value before and the value now.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some View {
    ChangeView(
      content: self, value: value, runsInitially: initial, isSame: { $0 == $1 }, action: action)
  }

  /// The same for an action that needs neither value.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// The older form: the action is given the value now.
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (Value) -> Void
  ) -> some View {
    onChange(of: value) { _, new in action(new) }
  }
}

// Disfavoured, so that an error which is Equatable is compared as it wants to be.
nonisolated extension View {
  /// The same for an optional error. Errors are alike when both are nil, or when they are of one type and
  /// equal. Where they cannot be compared, their texts are.
  @_disfavoredOverload
  public func onChange<Failure: Error>(
    of error: Failure?, initial: Bool = false,
    _ action: @escaping (Failure?, Failure?) -> Void
  ) -> some View {
    ChangeView(
      content: self, value: error, runsInitially: initial, isSame: { areAlike($0, $1) },
      action: action)
  }

  /// The same for an action that needs no error.
  @_disfavoredOverload
  public func onChange<Failure: Error>(
    of error: Failure?, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    onChange(of: error, initial: initial) { _, _ in action() }
  }

  /// The older form: the action is given the error now.
  @_disfavoredOverload
  public func onChange<Failure: Error>(
    of error: Failure?, perform action: @escaping (Failure?) -> Void
  ) -> some View {
    onChange(of: error) { _, new in action(new) }
  }
}

private nonisolated func areAlike(_ first: (any Error)?, _ second: (any Error)?) -> Bool {
  guard let first, let second else { return first == nil && second == nil }
  guard type(of: first) == type(of: second) else { return false }
  if let first = first as? any Equatable { return first.isEqual(to: second) }
  return String(describing: first) == String(describing: second)
}

nonisolated extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { other as? Self == self }
}

/// A view that does something after the frame in which a value is another than in the frame before.
package nonisolated struct ChangeView<Content: View, Value>: WrappingView {
  package let content: Content
  let value: Value
  /// Whether the action runs when the view comes, too.
  let runsInitially: Bool
  let isSame: (Value, Value) -> Bool
  /// Is given the value before and the value now.
  let action: (Value, Value) -> Void

  private final class Known {
    /// The value of the frame before.
    var value: Value?
    /// The value of this frame: a view that is made for several rooms has that of the last one.
    var next: Value?
  }

  package func enter(_ context: ResolveContext) -> ResolveContext {
    let known = context.node.kept(0) { Known() }
    known.next = .some(value)
    if let before = known.value, isSame(before, value) { return context.child(.body) }
    context.frame.afterFrame {
      guard let value = known.next else { return }
      let before = known.value
      (known.value, known.next) = (.some(value), nil)
      if let before {
        if !isSame(before, value) { action(before, value) }
      } else if runsInitially {
        action(value, value)
      }
    }
    return context.child(.body)
  }
}
