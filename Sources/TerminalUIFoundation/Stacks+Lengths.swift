// Distances that may be absent, which Swift does not convert from `CGFloat` as it does others.

nonisolated extension VStack {
  /// The same with a distance that may be absent.
  @_disfavoredOverload public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      alignment: alignment, spacing: spacing.map { Double($0) }, content: content)
  }
}

nonisolated extension HStack {
  /// The same with a distance that may be absent.
  @_disfavoredOverload public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      alignment: alignment, spacing: spacing.map { Double($0) }, content: content)
  }
}

nonisolated extension LazyVStack {
  /// The same with a distance that may be absent.
  @_disfavoredOverload public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat?,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.init(
      alignment: alignment, spacing: spacing.map { Double($0) }, pinnedViews: pinnedViews,
      content: content)
  }
}

nonisolated extension LazyHStack {
  /// The same with a distance that may be absent.
  @_disfavoredOverload public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat?,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.init(
      alignment: alignment, spacing: spacing.map { Double($0) }, pinnedViews: pinnedViews,
      content: content)
  }
}

nonisolated extension LazyVGrid {
  /// The same with a distance that may be absent.
  @_disfavoredOverload public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat?,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.init(
      columns: columns, alignment: alignment, spacing: spacing.map { Double($0) },
      pinnedViews: pinnedViews, content: content)
  }
}

nonisolated extension LazyHGrid {
  /// The same with a distance that may be absent.
  @_disfavoredOverload public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat?,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.init(
      rows: rows, alignment: alignment, spacing: spacing.map { Double($0) },
      pinnedViews: pinnedViews, content: content)
  }
}

nonisolated extension Grid {
  /// The same with distances that may be absent.
  @_disfavoredOverload public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      alignment: alignment, horizontalSpacing: horizontalSpacing.map { Double($0) },
      verticalSpacing: verticalSpacing.map { Double($0) }, content: content)
  }
}

nonisolated extension GridItem {
  /// The same with a distance that may be absent.
  @_disfavoredOverload public init(
    _ size: Size = .flexible(), spacing: CGFloat?, alignment: Alignment? = nil
  ) {
    self.init(size, spacing: spacing.map { Double($0) }, alignment: alignment)
  }

  /// Points after it; nil for a column, or for no row.
  public var spacing: CGFloat? {
    get { gap.map { CGFloat($0) } }
    set { gap = newValue.map { Double($0) } }
  }
}

nonisolated extension Spacer {
  /// The same with a least length that may be absent.
  @_disfavoredOverload public init(minLength: CGFloat?) {
    self.init(minLength: minLength.map { Double($0) })
  }
}

nonisolated extension HStackLayout {
  /// The same with a distance that may be absent.
  @_disfavoredOverload public init(alignment: VerticalAlignment = .center, spacing: CGFloat?) {
    self.init(alignment: alignment, spacing: spacing.map { Double($0) })
  }
}

nonisolated extension VStackLayout {
  /// The same with a distance that may be absent.
  @_disfavoredOverload public init(alignment: HorizontalAlignment = .center, spacing: CGFloat?) {
    self.init(alignment: alignment, spacing: spacing.map { Double($0) })
  }
}
