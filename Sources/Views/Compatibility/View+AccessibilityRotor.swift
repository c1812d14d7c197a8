/// Lists of places that assistive software would leap to. Of no effect: a screen reader reads the cells.
nonisolated extension View {
  /// A list of places, with a name.
  public func accessibilityRotor(
    _ label: some StringProtocol,
    @ViewBuilder entries: @escaping () -> some View
  ) -> some View {
    self
  }

  /// A list of places, with a name.
  public func accessibilityRotor(
    _ label: Text,
    @ViewBuilder entries: @escaping () -> some View
  ) -> some View {
    self
  }

  /// A list of places of a kind.
  public func accessibilityRotor(
    _ systemRotor: AccessibilitySystemRotor,
    @ViewBuilder entries: @escaping () -> some View
  ) -> some View {
    self
  }

  /// A place for each element, with a name.
  public func accessibilityRotor<Entry: Identifiable>(
    _ rotorLabel: some StringProtocol, entries: [Entry], entryLabel: KeyPath<Entry, String>
  ) -> some View {
    self
  }

  /// A place for each element, with a name.
  public func accessibilityRotor<Entry: Identifiable>(
    _ rotorLabel: Text, entries: [Entry], entryLabel: KeyPath<Entry, String>
  ) -> some View {
    self
  }

  /// A place for each element, with a name.
  public func accessibilityRotor<Entry, ID: Hashable>(
    _ rotorLabel: some StringProtocol, entries: [Entry], entryID: KeyPath<Entry, ID>,
    entryLabel: KeyPath<Entry, String>
  ) -> some View {
    self
  }

  /// A place for each element, of a kind.
  public func accessibilityRotor<Entry: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [Entry], entryLabel: KeyPath<Entry, String>
  ) -> some View {
    self
  }

  /// A place for each part of a text, with a name.
  public func accessibilityRotor(
    _ rotorLabel: some StringProtocol, textRanges: [Range<String.Index>]
  ) -> some View {
    self
  }

  /// A place for each part of a text, of a kind.
  public func accessibilityRotor(
    _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
  ) -> some View {
    self
  }

  /// Names this view, for a list of places.
  public func accessibilityRotorEntry(id: some Hashable, in namespace: Namespace.ID) -> some View {
    self
  }
}

/// A kind of places.
public nonisolated struct AccessibilitySystemRotor: Sendable {
  /// What leads elsewhere.
  public static var links: Self { Self() }
  /// What leads elsewhere, whether it was followed.
  public static func links(visited: Bool) -> Self { Self() }
  /// What parts of a text are called.
  public static var headings: Self { Self() }
  /// Those of a level.
  public static func headings(level: AccessibilityHeadingLevel) -> Self { Self() }
  /// Words in other letters.
  public static var boldText: Self { Self() }
  /// Words in other letters.
  public static var italicText: Self { Self() }
  /// Words with a line below.
  public static var underlineText: Self { Self() }
  /// Words that are written wrong.
  public static var misspelledWords: Self { Self() }
  /// Pictures.
  public static var images: Self { Self() }
  /// Fields.
  public static var textFields: Self { Self() }
  /// Tables.
  public static var tables: Self { Self() }
  /// Lists.
  public static var lists: Self { Self() }
  /// Parts of a page.
  public static var landmarks: Self { Self() }
}

/// A place in a list of them. It is a view that shows nothing.
public nonisolated struct AccessibilityRotorEntry<ID: Hashable>: View {
  /// A place that has an id.
  public init(
    _ label: some StringProtocol, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}

  /// A place that has an id.
  public init(
    _ label: Text, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}

  /// A place that has an id in a namespace.
  public init(
    _ label: some StringProtocol, id: ID, in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {}

  /// A place that has an id in a namespace.
  public init(
    _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}

  @MainActor public var body: some View { EmptyView() }
}
