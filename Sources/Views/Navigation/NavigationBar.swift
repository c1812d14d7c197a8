/// What the views of one screen set in the bar above it while they are resolved.
nonisolated final class NavigationBar {
  /// The name of the screen.
  var title: Text?
  /// Whether the name is left out of the bar.
  var isTitleRemoved = false
  /// What can be done by a press of the name; nil where it is a text alone.
  var titleMenu: (() -> AnyView)?
  /// Rows of their own below the title.
  var search: SearchRows?
  var isBackButtonHidden = false
  /// Whether the bar is left out, whatever is in it.
  var isHidden = false
  /// Whether it is on the screen already as it is, because nothing more was expected.
  private(set) var isClosed = false
  private var sources: [(inout ToolbarItems) -> Void] = []
  private var sign: (any Node)?

  /// Whether no view has said anything that is to be shown.
  var isEmpty: Bool { shownTitle == nil && search == nil && sources.isEmpty }

  private var shownTitle: Text? { isTitleRemoved ? nil : title }

  /// Adds items that are resolved after all views of the screen, in a part of the focus where it does
  /// not begin.
  func add(_ source: @escaping (inout ToolbarItems) -> Void) {
    sources.append(source)
  }

  /// Adds a sign that something is under way. It stands at the right edge of the bar. A sign
  /// alone makes no bar; it stands in the corner then. One is enough, whichever view adds it.
  func add(sign: any Node) { self.sign = self.sign ?? sign }

  /// The sign to be shown, nil where there is none; it is handed out once.
  func takeSign() -> (any Node)? {
    isClosed = true
    defer { sign = nil }
    return sign
  }

  /// Puts the bar above the views that filled it in.
  ///
  /// - Parameters:
  ///   - toasts: What lies over the views, below the bar.
  ///   - back: What the button does that leads back; nil leaves it out.
  @MainActor func node(
    around content: any Node, toasts: ToastQueue, in context: ResolveContext,
    back: (() -> Void)? = nil
  ) -> any Node {
    let sign = takeSign()
    let reveal = RevealNode(
      content: content, offset: context.node.kept(0) { RevealOffset() }, isShrinking: true)
    let screen = toasts.node(around: reveal, in: context)
    let (bar, foot) = rows(with: sign, back, in: context)
    let isFilling = context.environment.fillsRoom
    return ToolbarNode(
      bar: bar, search: search,
      content: bar == nil
        ? CornerNode(content: screen, sign: sign, isFilling: isFilling) : screen,
      foot: foot, isFilling: isFilling, style: context.environment.style)
  }

  /// The bar and the row at the foot; nil where there is nothing to show in it.
  @MainActor private func rows(
    with sign: (any Node)?, _ back: (() -> Void)?, in context: ResolveContext
  ) -> (bar: BarRow?, foot: BarRow?) {
    var context = context
    context.scope = context.scope.part(isBar: true)
    context.environment.stackAxis = .horizontal
    context.environment.lineLimit = 1
    var first = context
    first.scope = context.scope.part()
    let button = back.map { first.node(of: BackButton(press: $0), at: .index(1)) }
    var items = ToolbarItems(in: context.scope)
    for source in sources { source(&items) }
    // They refer to the views of the screen, and those to this.
    sources = []
    let title = shownTitle.map { node(of: $0.bold(), in: context, items) }
    let leading = [button].compactMap { $0 } + items.nodes(.leading)
    let principal = items.nodes(.principal)
    let center = principal.isEmpty ? [title].compactMap { $0 } : principal
    let trailing = items.nodes(.trailing)
    let bar = BarRow(
      // Before the buttons, which stay where they are when it comes.
      leading: leading, center: center, trailing: [sign].compactMap { $0 } + trailing,
      middle: principal.isEmpty ? .title : .principal,
      stops: [first.scope] + [.leading, .principal, .trailing].map(items.stops))
    let foot = BarRow(
      leading: [], center: items.nodes(.bottom), trailing: [], middle: .buttons,
      stops: [items.stops(.bottom)])
    let isEmpty = isHidden || leading.isEmpty && center.isEmpty && trailing.isEmpty
    return (isEmpty ? nil : bar, foot.center.isEmpty ? nil : foot)
  }

  /// The name of the screen, which opens its menu where it has one.
  @MainActor private func node(
    of title: Text, in context: ResolveContext, _ items: ToolbarItems
  ) -> any Node {
    guard let titleMenu else { return context.node(of: title, at: .index(0)) }
    self.titleMenu = nil
    var context = context
    context.scope = items.stops(.principal)
    let menu = Menu(content: titleMenu) { title }
    return context.node(of: menu, at: .index(2))
  }
}

nonisolated extension EnvironmentValues {
  /// The bar above the screen that a view stands in; nil where there is none to say anything about.
  var navigationBar: NavigationBar? {
    get { self[of: NavigationBar.self] }
    set { self[of: NavigationBar.self] = newValue }
  }
}

/// The button in a bar that leads back to the screen below.
private nonisolated struct BackButton: PrimitiveView {
  let press: () -> Void

  func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    let id = context.takePress(press)
    nodes.append(
      LinkNode(
        label: context.node(of: Text("Back")), direction: .back,
        style: context.environment.style, id: id, isFilling: false, press: press))
  }
}
