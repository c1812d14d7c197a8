/// What assistive software would find in a view, and do with it. Of no effect: a screen reader reads the cells.
nonisolated extension View {
  /// Another view would be read in place of this one.
  public func accessibilityRepresentation(
    @ViewBuilder representation: () -> some View
  ) -> some View {
    self
  }

  /// Other views would be read as parts of this one.
  public func accessibilityChildren(@ViewBuilder children: () -> some View) -> some View { self }

  /// More would be read with the label of this view.
  public func accessibilityLabel(
    @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> some View
  ) -> some View {
    self
  }

  /// The view would be shown large while it is held.
  public func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Another view would be shown large while this one is held.
  public func accessibilityShowsLargeContentViewer(
    @ViewBuilder _ largeContentView: () -> some View
  ) -> some View {
    self
  }

  /// What can be done has keys of its own.
  public func accessibilityActions(@ViewBuilder _ content: () -> some View) -> some View { self }

  /// What can be done has keys of its own.
  public func accessibilityAction(
    action: @escaping () -> Void, @ViewBuilder label: () -> some View
  ) -> some View {
    self
  }

  /// What can be done has keys of its own.
  public func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> some View {
    self
  }

  /// What scrolls does so by its keys.
  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }

  /// More would be told of this view to who asks for it.
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    self
  }

  /// More would be told of this view to who asks for it.
  @_disfavoredOverload public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: some StringProtocol,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    self
  }

  /// More would be told of this view to who asks for it.
  public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> some View {
    self
  }

  /// More would be told of this view to who asks for it.
  public func accessibilityCustomContent(
    _ label: some StringProtocol, _ value: Text,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    self
  }

  /// More would be told of this view to who asks for it.
  public func accessibilityCustomContent(
    _ label: some StringProtocol, _ value: some StringProtocol,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    self
  }

  /// A text would be read as one of a kind.
  public func accessibilityTextContentType(
    _ value: AccessibilityTextContentType
  ) -> some View {
    self
  }

  /// Colours are those of the terminal.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

  /// A label and what it names would be read as one.
  public func accessibilityLabeledPair(
    role: AccessibilityLabeledPairRole, id: some Hashable, in namespace: Namespace.ID
  ) -> some View {
    self
  }

  /// Views would lead to one another.
  public func accessibilityLinkedGroup(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View {
    self
  }

  /// A pointer presses what it is on.
  public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { self }

  /// A view would be touched as it is, without being read first.
  public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View {
    self
  }

  /// The voice that would read this view.
  public func speechAdjustedPitch(_ value: Double) -> some View { self }

  /// The voice would name signs of punctuation.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }

  /// What is told would wait for what is being told.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }

  /// The voice would name each letter.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
}

/// The same for texts, which stay texts.
nonisolated extension Text {
  /// Another text would be read in place of this one.
  public func accessibilityLabel(_ label: Text) -> Text { self }

  /// Another text would be read in place of this one.
  public func accessibilityLabel(_ label: some StringProtocol) -> Text { self }

  /// The text would be read as a heading.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { self }

  /// The text would be read as one of a kind.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { self }

  /// The voice that would read this text.
  public func speechAdjustedPitch(_ value: Double) -> Text { self }

  /// The voice would name signs of punctuation.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }

  /// What is told would wait for what is being told.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }

  /// The voice would name each letter.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
}

/// Names something that would be told of a view.
public nonisolated struct AccessibilityCustomContentKey: Sendable {
  /// A name, which is told too.
  public init(_ label: some StringProtocol) {}
  /// A name that is told, and one that stays the same.
  public init(_ label: some StringProtocol, id: String) {}
  /// A name that is told, and one that stays the same.
  public init(_ label: Text, id: String) {}
}

/// Something that would be told of a view.
public nonisolated enum AXCustomContent {
  /// When it is told.
  public enum Importance: Sendable {
    /// When it is asked for.
    case `default`
    /// At once.
    case high
  }
}

/// What kind of text a text is.
public nonisolated struct AccessibilityTextContentType: Sendable {
  /// Any text, or one for other people.
  public static let plain = Self(), messaging = Self(), narrative = Self()
  /// A text for machines.
  public static let console = Self(), fileSystem = Self(), sourceCode = Self()
  /// A text that is being written.
  public static let spreadsheet = Self(), wordProcessing = Self()
}

/// Which part of a pair a view is.
public nonisolated enum AccessibilityLabeledPairRole: Sendable {
  /// The name, or what has the name.
  case label, content
}

/// How a view would be touched.
public nonisolated struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  /// The set as bits, one a way.
  public let rawValue: UInt
  /// Takes the bits of a set over as they are.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Only once it is pressed.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 1 << 0)
  /// Without a word.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1 << 1)
}
