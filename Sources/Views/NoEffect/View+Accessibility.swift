/// What assistive software would be told. A screen reader reads a terminal's cells and nothing beside them, so
/// none of it can be passed on yet.
extension View {
  /// Names this view for a person who does not see it.
  public func accessibilityLabel(_ label: Text) -> some View { self }

  /// Names this view for a person who does not see it.
  public func accessibilityLabel(_ label: some StringProtocol) -> some View { self }

  /// Says what this view holds.
  public func accessibilityValue(_ value: Text) -> some View { self }

  /// Says what this view holds.
  public func accessibilityValue(_ value: some StringProtocol) -> some View { self }

  /// Says what happens when this view is used.
  public func accessibilityHint(_ hint: Text) -> some View { self }

  /// Says what happens when this view is used.
  public func accessibilityHint(_ hint: some StringProtocol) -> some View { self }

  /// Names this view for a test.
  public func accessibilityIdentifier(_ identifier: String) -> some View { self }

  /// Joins what is in this view, or keeps it apart.
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    self
  }

  /// Keeps this view from a person who does not see it.
  public func accessibilityHidden(_ hidden: Bool) -> some View { self }

  /// Says what kind of thing this view is.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }

  /// Takes back what kind of thing this view is.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }
}
