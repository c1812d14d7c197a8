nonisolated extension View {
  /// Puts a view above or below this one, as a bar that does not scroll away. This view gets the rest of the
  /// room.
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

  /// The same as `safeAreaInset`: a bar looks like the terminal.
  public func safeAreaBar(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// The same as `safeAreaInset`: a bar looks like the terminal.
  public func safeAreaBar(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }
}

/// The upper or the lower side of a row.
public nonisolated enum VerticalEdge: CaseIterable, Sendable {
  /// Above and below.
  case top, bottom

  /// Both, one or none of them.
  public struct Set: OptionSet, Sendable {
    /// The set as bits, one a side.
    public let rawValue: Int8
    /// Takes the bits of a set over as they are.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The upper side.
    public static let top = Set(rawValue: 1 << 0)
    /// The lower side.
    public static let bottom = Set(rawValue: 1 << 1)
    /// Both sides.
    public static let all: Set = [.top, .bottom]
  }
}
