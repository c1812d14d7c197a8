/// The older forms of what assistive software would receive.
nonisolated extension View {
  /// Names this view for a user who does not see it.
  public func accessibility(label: Text) -> some View { self }

  /// Describes the content of this view.
  public func accessibility(value: Text) -> some View { self }

  /// Describes what happens when this view is used.
  public func accessibility(hint: Text) -> some View { self }

  /// Names this view for a test.
  public func accessibility(identifier: String) -> some View { self }

  /// Keeps this view from a user who does not see it.
  public func accessibility(hidden: Bool) -> some View { self }

  /// Sets the kind of this view.
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View { self }

  /// Takes back what kind of thing this view is.
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View { self }

  /// Sets when this view is read.
  public func accessibility(sortPriority: Double) -> some View { self }
}

nonisolated extension EnvironmentValues {
  /// Whether colour alone is to tell nothing apart; a terminal does not say.
  public var accessibilityDifferentiateWithoutColor: Bool { false }

  /// Whether the screen is read aloud; a terminal does not say.
  public var accessibilityVoiceOverEnabled: Bool { false }
}

nonisolated extension View {
  /// A control is made less or more by its own keys.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    self
  }

  /// What can be done has keys of its own.
  public func accessibilityAction(_ handler: @escaping () -> Void) -> some View { self }

  /// What can be done has keys of its own.
  public func accessibilityAction(
    named name: some StringProtocol, _ handler: @escaping () -> Void
  ) -> some View {
    self
  }

  /// The cells are read from left to right, row by row.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }
}

/// Which way something would be made to go.
public nonisolated enum AccessibilityAdjustmentDirection: Sendable {
  /// More, or less.
  case increment, decrement
}
