/// What assistive software would receive. A screen reader reads a terminal's cells and nothing beside them, so
/// none of it can be passed on yet.
nonisolated extension View {
  /// Names this view for a user who does not see it.
  public func accessibilityLabel(_ label: Text) -> some View { self }

  /// Names this view for a user who does not see it.
  public func accessibilityLabel(_ label: some StringProtocol) -> some View { self }

  /// Describes the content of this view.
  public func accessibilityValue(_ value: Text) -> some View { self }

  /// Describes the content of this view.
  public func accessibilityValue(_ value: some StringProtocol) -> some View { self }

  /// Describes what happens when this view is used.
  public func accessibilityHint(_ hint: Text) -> some View { self }

  /// Describes what happens when this view is used.
  public func accessibilityHint(_ hint: some StringProtocol) -> some View { self }

  /// Names this view for a test.
  public func accessibilityIdentifier(_ identifier: String) -> some View { self }

  /// Joins what is in this view, or keeps it apart.
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    self
  }

  /// Keeps this view from a user who does not see it.
  public func accessibilityHidden(_ hidden: Bool) -> some View { self }

  /// Sets the kind of this view.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }

  /// Takes back what kind of thing this view is.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }
}

/// What becomes of the parts of a view for a user who does not see it.
public nonisolated enum AccessibilityChildBehavior: Sendable {
  /// They are left out.
  case ignore
  /// They stay parts of it.
  case contain
  /// They become one.
  case combine
}

/// What kind of thing a view is, for a user who does not see it.
public nonisolated struct AccessibilityTraits: OptionSet, Sendable {
  /// The set as bits, one a kind.
  public let rawValue: UInt
  /// Takes the bits of a set over as they are.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Something to press.
  public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
  /// A heading.
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
  /// Something that is chosen.
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
  /// Something that leads elsewhere.
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
  /// A picture.
  public static let isImage = AccessibilityTraits(rawValue: 1 << 4)
  /// A text that does not change.
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 5)
  /// Something that changes often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 6)
  /// Something that covers all else.
  public static let isModal = AccessibilityTraits(rawValue: 1 << 7)
  /// Something that is on or off.
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 8)
  /// A field to search by.
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 9)
  /// A key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 10)
  /// What tells the state of things when the program begins.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 11)
  /// The names of tabs.
  public static let isTabBar = AccessibilityTraits(rawValue: 1 << 12)
  /// Something that makes a sound.
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 13)
  /// Something that begins to play.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 14)
  /// Something to be touched as it is.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 15)
  /// Something that turns its page when it was read.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 16)
}
