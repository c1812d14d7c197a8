/// Several views one after another; the container around them says how they lie.
public struct TupleView<each Content: View>: PrimitiveView {
  private let content: (repeat each Content)

  /// Joins views in the order that they were written in.
  public init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }

  public func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    var index = 0
    for view in repeat each content {
      view._resolve(context.child(.index(index)), into: &nodes)
      index += 1
    }
  }

  public func _rows(_ context: ResolveContext, into rows: inout RowList) {
    var index = 0
    for view in repeat each content {
      view._rows(context.child(.index(index)), into: &rows)
      index += 1
    }
  }
}
