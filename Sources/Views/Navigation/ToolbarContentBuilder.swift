/// Builds the items of a toolbar out of the statements of a closure.
@resultBuilder public nonisolated enum ToolbarContentBuilder {
  /// Takes items as they are.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// Takes a plain view as items at the default placement.
  public static func buildExpression<Content: View>(
    _ content: Content
  ) -> ToolbarItemGroup<Content> {
    ToolbarItemGroup { content }
  }

  /// A single statement stays what it is.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// Several statements, or none, stand one after another.
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> JoinedToolbarContent {
    var parts: [any ToolbarContent] = []
    for part in repeat each content { parts.append(part) }
    return JoinedToolbarContent(parts: parts)
  }

  /// An `if` without `else` shows its items, or none.
  public static func buildIf<Content: ToolbarContent>(
    _ content: Content?
  ) -> OptionalToolbarContent<Content> {
    OptionalToolbarContent(content: content)
  }

  /// The first branch of an `if` or a `switch`.
  public static func buildEither(first: some ToolbarContent) -> JoinedToolbarContent {
    JoinedToolbarContent(parts: [first])
  }

  /// The other branch of an `if` or a `switch`, whose views have their own state.
  public static func buildEither(second: some ToolbarContent) -> JoinedToolbarContent {
    JoinedToolbarContent(parts: [second], first: 1)
  }
}

/// Toolbar items that may be left out: what `if` becomes.
public nonisolated struct OptionalToolbarContent<Content: ToolbarContent>: PrimitiveToolbarContent {
  let content: Content?

  public func _resolve(_ context: ResolveContext, into items: inout ToolbarItems) {
    content?._resolve(context.child(.body), into: &items)
  }
}

/// What the statements of a closure make together: several items, or those of one branch.
public nonisolated struct JoinedToolbarContent: PrimitiveToolbarContent {
  let parts: [any ToolbarContent]
  /// The number of the first part, by which its place is known.
  var first = 0

  public func _resolve(_ context: ResolveContext, into items: inout ToolbarItems) {
    for (index, part) in parts.enumerated() {
      part._resolve(context.child(.index(first + index)), into: &items)
    }
  }
}
