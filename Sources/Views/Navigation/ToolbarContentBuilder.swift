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
  ) -> TupleToolbarContent<repeat each Content> {
    TupleToolbarContent(repeat each content)
  }

  /// An `if` without `else` shows its items, or none.
  public static func buildIf<Content: ToolbarContent>(
    _ content: Content?
  ) -> OptionalToolbarContent<Content> {
    OptionalToolbarContent(content)
  }

  /// The first branch of an `if` or a `switch`.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> ConditionalToolbarContent<First, Second> {
    ConditionalToolbarContent(.first(first))
  }

  /// The other branch of an `if` or a `switch`.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> ConditionalToolbarContent<First, Second> {
    ConditionalToolbarContent(.second(second))
  }
}

/// Several toolbar items one after another.
public struct TupleToolbarContent<each Content: ToolbarContent>: PrimitiveToolbarContent {
  private let content: (repeat each Content)

  init(_ content: repeat each Content) { self.content = (repeat each content) }

  public func _resolve(_ context: ResolveContext, into items: inout ToolbarItems) {
    var index = 0
    for item in repeat each content {
      item._resolve(context.child(.index(index)), into: &items)
      index += 1
    }
  }
}

/// Toolbar items that may be left out: what `if` becomes.
public struct OptionalToolbarContent<Content: ToolbarContent>: PrimitiveToolbarContent {
  private let content: Content?

  init(_ content: Content?) { self.content = content }

  public func _resolve(_ context: ResolveContext, into items: inout ToolbarItems) {
    content?._resolve(context.child(.body), into: &items)
  }
}

/// One of two toolbar items: what `if`/`else` and `switch` become.
public struct ConditionalToolbarContent<First: ToolbarContent, Second: ToolbarContent>:
  PrimitiveToolbarContent
{
  enum Branch {
    case first(First)
    case second(Second)
  }

  private let branch: Branch

  init(_ branch: Branch) { self.branch = branch }

  public func _resolve(_ context: ResolveContext, into items: inout ToolbarItems) {
    switch branch {
    case .first(let content): content._resolve(context.child(.index(0)), into: &items)
    case .second(let content): content._resolve(context.child(.index(1)), into: &items)
    }
  }
}
