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
