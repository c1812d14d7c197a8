/// A change to any view, under its own name and with its own state.
@MainActor @preconcurrency public protocol ViewModifier {
  /// The type of what `body` makes, which the compiler works out.
  associatedtype Body: View

  /// The view that is changed.
  typealias Content = _ViewModifier_Content<Self>

  /// The view with the change. It is asked for once a frame.
  @ViewBuilder func body(content: Content) -> Body
}

/// The view that a modifier changes, for its body to put where it wants it.
public nonisolated struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {
  let resolve: (ResolveContext, inout NodeList) -> Void
  let rows: (ResolveContext, inout RowList) -> Void

  public func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    resolve(context, &nodes)
  }

  public func _rows(_ context: ResolveContext, into rows: inout RowList) {
    self.rows(context, &rows)
  }
}

nonisolated extension View {
  /// Changes this view by a modifier of your own.
  public func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A view and the modifier that changes it.
public nonisolated struct ModifiedContent<Content, Modifier> {
  /// The view that is changed.
  public var content: Content
  /// What changes it.
  public var modifier: Modifier

  /// Joins a view and a modifier; `.modifier(_:)` is the usual way.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
  public static var _makesSeveralRows: Bool { Content._makesSeveralRows }

  public func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    let context = context.entering(Modifier.self)
    changed(in: context)._resolve(context.child(.body), into: &nodes)
  }

  public func _rows(_ context: ResolveContext, into rows: inout RowList) {
    guard Self._makesSeveralRows else { return appendRow(context, into: &rows) }
    let context = context.entering(Modifier.self)
    changed(in: context)._rows(context.child(.body), into: &rows)
  }

  private func changed(in context: ResolveContext) -> Modifier.Body {
    context.linked(modifier).body(
      content: .init(
        resolve: { content._resolve($0, into: &$1) }, rows: { content._rows($0, into: &$1) }))
  }
}

extension ModifiedContent: RowWrapper where Content: View, Modifier: ViewModifier {}

/// A modifier that changes nothing.
public nonisolated struct EmptyModifier: ViewModifier, Sendable {
  /// The modifier to use where one is asked for and none is wanted.
  public static let identity = EmptyModifier()

  /// A modifier that changes nothing.
  public init() {}

  public func body(content: Content) -> Content { content }
}

nonisolated extension ViewModifier {
  /// This modifier and then another one, as one.
  public func concat<Other: ViewModifier>(_ modifier: Other) -> some ViewModifier {
    JoinedModifier(first: self, second: modifier)
  }
}

/// Two modifiers, of which the second changes what the first has made.
package nonisolated struct JoinedModifier<First: ViewModifier, Second: ViewModifier>: ViewModifier {
  let first: First
  let second: Second

  package func body(content: Content) -> some View { content.modifier(first).modifier(second) }
}
