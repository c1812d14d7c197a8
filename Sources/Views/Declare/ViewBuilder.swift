/// Builds one view out of the statements of a closure.
@resultBuilder public nonisolated enum ViewBuilder {
  /// Takes only views as statements, so that an error names the one that is none.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// An empty closure shows nothing.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// A single statement stays what it is.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Several statements stand one after another.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }

  /// An `if` without `else` shows its view, or nothing.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The first branch of an `if` or a `switch`.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalContent<First, Second> {
    .first(first)
  }

  /// The other branch of an `if` or a `switch`.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalContent<First, Second> {
    .second(second)
  }

  /// Hides the type of what stands behind `#available`, which older systems do not know.
  public static func buildLimitedAvailability(_ content: some View) -> AnyView { AnyView(content) }
}

/// A view that shows nothing and takes no room.
public nonisolated struct EmptyView: PrimitiveView {
  /// A view that shows nothing.
  public init() {}

  public func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {}

  public func _rows(_ context: ResolveContext, into rows: inout RowList) {}
}

/// Several views one after another; the container around them says how they lie.
public nonisolated struct TupleView<each Content: View>: PrimitiveView {
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

/// One of two views: what `if`/`else` and `switch` become. Each branch has its own identity, so
/// a view's state does not leak from one branch to the other.
public nonisolated enum ConditionalContent<First: View, Second: View>: PrimitiveView {
  /// The view of the first branch.
  case first(First)
  /// The view of the other one.
  case second(Second)

  public func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    switch self {
    case .first(let view): view._resolve(context.child(.index(0)), into: &nodes)
    case .second(let view): view._resolve(context.child(.index(1)), into: &nodes)
    }
  }

  public func _rows(_ context: ResolveContext, into rows: inout RowList) {
    switch self {
    case .first(let view): view._rows(context.child(.index(0)), into: &rows)
    case .second(let view): view._rows(context.child(.index(1)), into: &rows)
    }
  }
}

/// The same by SwiftUI's name.
public typealias _ConditionalContent = ConditionalContent

extension Optional: View where Wrapped: View {
  public var body: Never { preconditionFailure("an optional view has no body") }

  public func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    self?._resolve(context.child(.body), into: &nodes)
  }

  public func _rows(_ context: ResolveContext, into rows: inout RowList) {
    self?._rows(context.child(.body), into: &rows)
  }
}
