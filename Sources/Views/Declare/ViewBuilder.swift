/// Builds one view out of the statements of a closure.
@resultBuilder public enum ViewBuilder {
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
    ConditionalContent(.first(first))
  }

  /// The other branch of an `if` or a `switch`.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalContent<First, Second> {
    ConditionalContent(.second(second))
  }

  /// Hides the type of what stands behind `#available`, which older systems do not know.
  public static func buildLimitedAvailability(_ content: some View) -> AnyView { AnyView(content) }
}
