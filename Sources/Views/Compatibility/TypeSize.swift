/// How large a user would have text. A terminal sets that for all programs alike.
public nonisolated enum DynamicTypeSize: CaseIterable, Comparable, Hashable, Sendable {
  /// From small to large.
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  /// Larger, for those who see badly.
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether it is one of the larger ones.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

/// The same by its older name.
public nonisolated enum ContentSizeCategory: CaseIterable, Hashable, Sendable {
  /// From small to large.
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  /// Larger, for those who see badly.
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  /// Larger still.
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
}

/// Which way text is read. Cells are filled from the left.
public nonisolated enum LayoutDirection: CaseIterable, Hashable, Sendable {
  /// From the left, or from the right.
  case leftToRight, rightToLeft
}

private nonisolated enum DynamicTypeSizeKey: EnvironmentKey {
  static var defaultValue: DynamicTypeSize { .large }
}

private nonisolated enum ContentSizeCategoryKey: EnvironmentKey {
  static var defaultValue: ContentSizeCategory { .large }
}

private nonisolated enum LayoutDirectionKey: EnvironmentKey {
  static var defaultValue: LayoutDirection { .leftToRight }
}

nonisolated extension EnvironmentValues {
  /// The size that somebody has set; letters have one size.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }

  /// The size that somebody has set; letters have one size.
  public var sizeCategory: ContentSizeCategory {
    get { self[ContentSizeCategoryKey.self] }
    set { self[ContentSizeCategoryKey.self] = newValue }
  }

  /// The direction that somebody has set; cells are filled from the left.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }
}

extension View {
  /// Sets the size of text for views that ask for it; letters have one size.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment { $0.dynamicTypeSize = size }
  }

  /// Keeps the size of text within a range, for views that ask for it; letters have one size.
  public func dynamicTypeSize(_ range: some RangeExpression<DynamicTypeSize>) -> some View {
    environment { values in
      if !range.contains(values.dynamicTypeSize) {
        let sizes = DynamicTypeSize.allCases.filter(range.contains)
        let nearest = values.dynamicTypeSize < (sizes.first ?? .large) ? sizes.first : sizes.last
        values.dynamicTypeSize = nearest ?? values.dynamicTypeSize
      }
    }
  }

  /// The older name of `preferredColorScheme`.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    preferredColorScheme(colorScheme)
  }
}
