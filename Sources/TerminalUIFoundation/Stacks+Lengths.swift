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
