/// Which view assistive software is at: in a terminal that follows the keys, so it is the one with the focus.
///
/// A flag, or an optional custom value, as of a `FocusState`. A view that cannot have the focus, such as a text, never
/// has this one.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty, Nonisolated {
  private var state: FocusState<Value>

  /// A flag that begins with the focus elsewhere.
  public init() where Value == Bool { state = FocusState() }

  /// The same for some technologies; a terminal does not say which are at work.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { self.init() }

  /// An optional value that begins with the focus elsewhere.
  public init<Wrapped: Hashable>() where Value == Wrapped? { state = FocusState() }

  /// The same for some technologies; a terminal does not say which are at work.
  public init<Wrapped: Hashable>(for technologies: AccessibilityTechnologies)
  where Value == Wrapped? {
    self.init()
  }

  /// What the views around the focus are tied to; false or nil when none of them has it. Writing it moves the focus in the
  /// next frame, or takes it away.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// Ties views to the state: `$field`.
  public var projectedValue: Binding { Binding(focus: state.projectedValue) }

  public mutating func _link(_ slot: PropertySlot) { state._link(slot) }

  /// A way to read and to move the focus, handed to the views that can have it.
  @propertyWrapper public struct Binding {
    fileprivate let focus: FocusState<Value>.Binding

    /// The value that the focus is at now.
    public var wrappedValue: Value {
      get { focus.wrappedValue }
      nonmutating set { focus.wrappedValue = newValue }
    }

    /// The binding itself, to be handed on.
    public var projectedValue: Binding { self }
  }
}

/// Software that reads a screen or that presses what is on it.
public nonisolated struct AccessibilityTechnologies: OptionSet, Sendable {
  /// The set as bits, one a technology.
  public let rawValue: Int
  /// Takes the bits of a set over as they are.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// What reads the screen.
  public static let voiceOver = AccessibilityTechnologies(rawValue: 1 << 0)
  /// What presses with a few switches.
  public static let switchControl = AccessibilityTechnologies(rawValue: 1 << 1)
}

nonisolated extension View {
  /// Ties this view to a value of an `@AccessibilityFocusState`, as `focused` does to one of a `@FocusState`.
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    focused(binding.focus, equals: value)
  }

  /// Ties this view to a flag that is true while it has the focus.
  public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View {
    focused(condition.focus)
  }

  /// Moves the focus to a view of this one when this view appears: the one that is tied to the value.
  public func accessibilityDefaultFocus<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
  ) -> some View {
    defaultFocus(binding.focus, value)
  }
}
