/// One of two views: what `if`/`else` and `switch` become. Each branch has an identity of its own, so
/// a view's state does not leak from one branch to the other.
public struct ConditionalContent<First: View, Second: View>: PrimitiveView {
  enum Branch {
    case first(First)
    case second(Second)
  }

  private let branch: Branch

  init(_ branch: Branch) { self.branch = branch }

  public func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    switch branch {
    case .first(let view): view._resolve(context.child(.index(0)), into: &nodes)
    case .second(let view): view._resolve(context.child(.index(1)), into: &nodes)
    }
  }

  public func _rows(_ context: ResolveContext, into rows: inout RowList) {
    switch branch {
    case .first(let view): view._rows(context.child(.index(0)), into: &rows)
    case .second(let view): view._rows(context.child(.index(1)), into: &rows)
    }
  }
}

extension Optional: View where Wrapped: View {
  public var body: Never { preconditionFailure("an optional view has no body") }

  public func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    self?._resolve(context.child(.body), into: &nodes)
  }

  public func _rows(_ context: ResolveContext, into rows: inout RowList) {
    self?._rows(context.child(.body), into: &rows)
  }
}
