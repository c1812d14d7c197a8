/// The name of something that views say to the views around them.
@MainActor @preconcurrency public protocol PreferenceKey {
  /// What is said.
  associatedtype Value

  /// The value where no view says anything.
  static var defaultValue: Value { get }

  /// Joins what two views say, the one that was written first before the other.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nothing.
  public static var defaultValue: Value { nil }
}

nonisolated extension View {
  /// Says something to the views around this one.
  public func preference<Key: PreferenceKey>(
    key: Key.Type, value: Key.Value
  ) -> some View {
    PreferringView(content: self, key: key, value: value)
  }

  /// Runs an action when what the views in this one say is another than in the frame before; at first, than the default.
  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type, perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    PreferenceView(content: self, key: key, action: action)
  }
}

/// What the views below a place say in one frame.
final class PreferenceValues {
  private let outer: PreferenceValues?
  private var values: [ObjectIdentifier: Any] = [:]
  /// What is not handed on yet, because it is to be changed first.
  private var held: ObjectIdentifier?

  init(in outer: PreferenceValues?) { self.outer = outer }

  /// Keeps what is said until it is released.
  func hold<Key: PreferenceKey>(_ key: Key.Type) { held = ObjectIdentifier(key) }

  /// Hands on what was said, changed. What is said after that is handed on as it is.
  func release<Key: PreferenceKey>(_ key: Key.Type, _ change: (inout Key.Value) -> Void) {
    held = nil
    var value = value(of: key) ?? key.defaultValue
    change(&value)
    outer?.add(key, value)
  }

  func add<Key: PreferenceKey>(_ key: Key.Type, _ value: Key.Value) {
    if held != ObjectIdentifier(key) { outer?.add(key, value) }
    guard var all = self.value(of: key) else {
      values[ObjectIdentifier(key)] = value
      return
    }
    key.reduce(value: &all) { value }
    values[ObjectIdentifier(key)] = all
  }

  func value<Key: PreferenceKey>(of key: Key.Type) -> Key.Value? {
    values[ObjectIdentifier(key)] as? Key.Value
  }
}

/// A view that listens to what the views in it say. Rows of lists are made while they are laid out, so it looks after the
/// frame.
package nonisolated struct PreferenceView<Content: View, Key: PreferenceKey>: WrappingView
where Key.Value: Equatable {
  package let content: Content
  let key: Key.Type
  let action: (Key.Value) -> Void

  private final class Known {
    var value: Key.Value?
  }

  package func enter(_ context: ResolveContext) -> ResolveContext {
    let known = context.node.kept(0) { Known() }
    let values = PreferenceValues(in: context.environment.preferences)
    context.frame.afterFrame {
      let value = values.value(of: key) ?? key.defaultValue
      guard value != known.value ?? key.defaultValue else { return }
      known.value = value
      action(value)
    }
    var inner = context.child(.body)
    inner.environment.preferences = values
    return inner
  }
}

/// A view that adds a value to a preference.
package nonisolated struct PreferringView<Content: View, Key: PreferenceKey>: WrappingView {
  package let content: Content
  let key: Key.Type
  let value: Key.Value

  package func enter(_ context: ResolveContext) -> ResolveContext {
    context.environment.preferences?.add(key, value)
    return context.child(.body)
  }
}

nonisolated extension EnvironmentValues {
  /// What listens to what views say here; nil where nobody does.
  var preferences: PreferenceValues? {
    get { self[of: PreferenceValues.self] }
    set { self[of: PreferenceValues.self] = newValue }
  }
}
