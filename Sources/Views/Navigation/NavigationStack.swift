/// A root view and the screens that were pushed over it, below a bar with the title and the way back.
///
/// Escape and the Back button go back. The screens below the top keep their state, but their views have
/// disappeared until they are on top again.
public nonisolated struct NavigationStack<Data, Root: View>: PrimitiveView {
  private let route: NavigationRoute?
  private let root: Root
  /// What links lead to, where the stack is a column of a split view.
  private var column: NavigationControl?

  /// A stack that keeps its path to itself.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    route = nil
    self.root = root()
  }

  /// A stack whose path of values of any types the program keeps.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    route = NavigationRoute(path)
    self.root = root()
  }

  /// A stack whose path of values of one type the program keeps.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    route = NavigationRoute(path)
    self.root = root()
  }

  /// A stack that is a column of a split view.
  init(column: NavigationControl, @ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.init(root: root)
    self.column = column
  }

  public func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    let control =
      column
      ?? context.node.kept(0) { NavigationControl(invalidate: context.frame.invalidate) }
    control.begin(route)
    var context = context
    context.environment.navigation = control
    // The way out of a column is in the bar of the stack in it.
    if column == nil, context.environment.leaveColumn != nil {
      context.environment.navigationBar?.isBackButtonHidden = true
    }
    let screens = control.open == nil ? control.screens : []
    let top = screens.last ?? control.root
    if top !== control.root { cover(control.root, context, control) }
    for screen in screens.dropLast() { cover(screen, context, control) }
    nodes.append(
      RoomNode(content: show(top, context, control), report: { control.room = $0 }))
    control.settle(in: context.frame)
  }
}

extension NavigationStack {
  /// Resolves a screen that is not to be seen: it stays up to date, keeps its state and takes no key.
  private func cover(
    _ screen: NavigationScreen, _ context: ResolveContext, _ control: NavigationControl
  ) {
    var inner = context.child(.index(screen.number))
    context.scope.screens.append(inner.node)
    if !screen.isCovered { inner.node.cover(in: context.frame) }
    screen.isCovered = true
    let scope = FocusScope()
    inner.scope = scope
    context.frame.covered {
      let node = node(of: screen, inner, control, back: {})
      // Rows of lists are resolved while they are laid out.
      if let room = control.room { _ = node.layout(room) }
    }
    scope.removeAll()
  }

  /// Resolves the screen on top.
  private func show(
    _ screen: NavigationScreen, _ context: ResolveContext, _ control: NavigationControl
  ) -> any Node {
    let inner = context.child(.index(screen.number))
    context.scope.screens.append(inner.node)
    screen.isCovered = false
    if screen === control.root {
      return node(of: screen, inner, control, back: context.environment.leaveColumn)
    }
    return node(of: screen, inner, control) { control.pop(screen) }
  }

  private func node(
    of screen: NavigationScreen, _ context: ResolveContext, _ control: NavigationControl,
    back: (() -> Void)?
  ) -> any Node {
    let bar = NavigationBar()
    let toasts = context.node.kept(0) { ToastQueue() }
    var inner = context
    inner.environment.navigationBar = bar
    inner.environment.toastQueue = toasts
    inner.environment.screenEditMode = context.node.kept(1) {
      ScreenEditMode(invalidate: context.frame.invalidate)
    }
    let content: any Node
    if screen === control.root {
      content = inner.node(of: root)
    } else {
      inner.environment.isPresented = true
      inner.environment.leaveColumn = nil
      inner.environment.dismiss = DismissAction { [weak control] in control?.pop(screen) }
      content = inner.node(of: control.view(of: screen))
    }
    if let column = context.environment.splitColumn {
      column.needed = max(column.needed, content.lengths(.horizontal, across: nil).min)
    }
    let isBackShown = back != nil && !bar.isBackButtonHidden
    if isBackShown { context.scope.cancel = back }
    return bar.node(
      around: content, toasts: toasts, in: context.child(.index(0)),
      back: isBackShown ? back : nil)
  }
}

/// A navigation stack by the name that older code has for it.
public nonisolated struct NavigationView<Content: View>: View {
  private let content: Content

  /// A stack with a root view, which keeps its path to itself.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View {
    NavigationStack { content }
  }
}
