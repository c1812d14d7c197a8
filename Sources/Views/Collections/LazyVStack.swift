/// Views below one another, as wide as there is room.
///
/// In a vertical `ScrollView` only the views near the screen are made, however many there are: each view in it is a
/// row, and each element of a `ForEach` is one. A row that is off the screen loses its state. Elsewhere all
/// views are made, as in a `VStack`.
public nonisolated struct LazyVStack<Content: View>: PrimitiveView {
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
    if let scope = context.environment.lazyScope, scope.isOpen {
      return nodes.append(lazyNode(context, in: scope))
    }
    VStack(alignment: alignment, spacing: spacing) { content }
      .frame(maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .center))
      ._resolve(context, into: &nodes)
  }

  @MainActor private func lazyNode(_ context: ResolveContext, in scope: LazyScope) -> LazyStackNode
  {
    var inner = context
    inner.environment.stackAxis = .vertical
    // What a row holds must not hold the stack.
    inner.environment.lazyScope = nil
    inner.environment.isInLazyStack = true
    let node = LazyStackNode(
      rows: inner.rows(of: content), context: inner, alignment: alignment,
      spacing: Metrics.rows(spacing ?? 0), state: context.node.kept(0) { LazyStackState() },
      scope: scope)
    scope.add(node)
    return node
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
