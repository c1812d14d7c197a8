/// Views below one another.
public struct VStack<Content: View>: PrimitiveView {
  private let alignment: HorizontalAlignment
  private let spacing: Double?
  private let content: Content

  /// - Parameter spacing: The room between two views in points, 16 a row; by default none.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    nodes.append(
      StackNode(
        axis: .vertical, spacing: Metrics.rows(spacing ?? 0),
        alignment: Alignment(horizontal: alignment, vertical: .top),
        children: context.nodes(of: content, along: .vertical)))
  }
}

/// Views below one another, as wide as there is room. All of them are made at once, as in a `VStack`: only a
/// `List` makes its rows when they are seen.
public struct LazyVStack<Content: View>: PrimitiveView {
  private let alignment: HorizontalAlignment
  private let spacing: Double?
  private let content: Content

  /// - Parameters:
  ///   - spacing: The room between two views in points, 16 a row; by default none.
  ///   - pinnedViews: Of no effect: headers scroll away with the rest.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    VStack(alignment: alignment, spacing: spacing) { content }
      .frame(maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .center))
      ._resolve(context, into: &nodes)
  }
}

/// Which parts of a lazy stack stay in sight while it scrolls; here none does.
public nonisolated struct PinnedScrollableViews: OptionSet, Sendable {
  /// The set as bits, one a kind of view.
  public let rawValue: UInt32
  /// Takes the bits of a set over as they are.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1 << 0)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 1 << 1)
}
