/// Builds the items of a toolbar out of the statements of a closure.
@resultBuilder public enum ToolbarContentBuilder {
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
    JoinedToolbarContent { context, items in
      var index = 0
      for item in repeat each content {
        item._resolve(context.child(.index(index)), into: &items)
        index += 1
      }
    }
  }

  /// An `if` without `else` shows its items, or none.
  public static func buildIf<Content: ToolbarContent>(
    _ content: Content?
  ) -> OptionalToolbarContent<Content> {
    OptionalToolbarContent(content: content)
  }

  /// The first branch of an `if` or a `switch`.
  public static func buildEither(first: some ToolbarContent) -> JoinedToolbarContent {
    JoinedToolbarContent { first._resolve($0.child(.index(0)), into: &$1) }
  }

  /// The other branch of an `if` or a `switch`, whose views have their own state.
  public static func buildEither(second: some ToolbarContent) -> JoinedToolbarContent {
    JoinedToolbarContent { second._resolve($0.child(.index(1)), into: &$1) }
  }
}

/// Toolbar items that may be left out: what `if` becomes.
public struct OptionalToolbarContent<Content: ToolbarContent>: PrimitiveToolbarContent {
  let content: Content?

  public func _resolve(_ context: ResolveContext, into items: inout ToolbarItems) {
    content?._resolve(context.child(.body), into: &items)
  }
}

/// What the statements of a closure make together: several items, or those of one branch.
public struct JoinedToolbarContent: PrimitiveToolbarContent {
  let resolve: (ResolveContext, inout ToolbarItems) -> Void

  public func _resolve(_ context: ResolveContext, into items: inout ToolbarItems) {
    resolve(context, &items)
  }
}
