extension View {
  /// Puts a view above or below this one, as a bar that does not scroll away, and leaves the rest of the
  /// room to this one.
  ///
  /// - Parameter spacing: Points between them; nil for none.
  public func safeAreaInset(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    VStack(alignment: alignment, spacing: spacing ?? 0) {
      let bar = Group(content: content)
      if edge == .top { bar }
      self
      if edge == .bottom { bar }
    }
  }

  /// Puts a view before or after this one, and leaves the rest of the room to this one.
  ///
  /// - Parameter spacing: Points between them; nil for none.
  public func safeAreaInset(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    HStack(alignment: alignment, spacing: spacing ?? 0) {
      let bar = Group(content: content)
      if edge == .leading { bar }
      self
      if edge == .trailing { bar }
    }
  }
}
