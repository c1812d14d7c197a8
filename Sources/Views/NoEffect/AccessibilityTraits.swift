/// What kind of thing a view is, for a person who does not see it.
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
}
