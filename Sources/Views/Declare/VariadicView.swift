/// Views that are made of those that another view is made of, as code from before `Group(subviews:)` writes it.
public nonisolated enum _VariadicView {
  /// The views that another view is made of.
  public typealias Children = SubviewsCollection
  /// What makes views of them.
  public typealias Root = _VariadicView_Root
  /// What makes views of them.
  public typealias ViewRoot = _VariadicView_ViewRoot
  /// What makes one view of them.
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  /// What makes several views of them.
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot

  /// A view, and what is made of the views in it.
  public nonisolated struct Tree<Root: _VariadicView_ViewRoot, Content: View>: View {
    private let root: Root
    private let content: Content

    /// Lets a root make views of those in a closure.
    public init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.root = root
      self.content = content()
    }

    public var body: some View {
      LinkedView(root) { root in
        GroupElementsOfContent(base: content) { root.body(children: $0) }
      }
    }
  }
}

/// What something is made by of the views that another view is made of.
public protocol _VariadicView_Root {}

/// What makes views of those that another view is made of.
@MainActor @preconcurrency public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  /// The type of what is made, which the compiler works out.
  associatedtype Body: View

  /// The views that are made.
  @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

/// What makes one view of those that another view is made of.
@MainActor @preconcurrency public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// What makes several views of those that another view is made of.
@MainActor @preconcurrency public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}
