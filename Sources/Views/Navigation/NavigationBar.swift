/// What the views of one screen say about the bar above it while they are resolved.
final class NavigationBar {
  /// The name of the screen.
  var title: Text?
  /// A row of its own below the title, e.g. a search field.
  var search: (node: any Node, stops: FocusScope)?
  var isBackButtonHidden = false
  private var sources: [(inout ToolbarItems) -> Void] = []

  /// Whether no view has said anything that is to be shown.
  var isEmpty: Bool { title == nil && search == nil && sources.isEmpty }

  /// Adds items that are resolved after all views of the screen, in a part of the focus where it does
  /// not begin.
  func add(_ source: @escaping (inout ToolbarItems) -> Void) {
    sources.append(source)
  }

  /// Puts the bar above the views that filled it in.
  ///
  /// - Parameter back: What the button does that leads back; nil leaves it out.
  func node(
    around content: any Node, in context: ResolveContext, back: (() -> Void)? = nil
  ) -> any Node {
    var context = context
    context.scope = context.scope.part(isBar: true)
    context.environment.stackAxis = .horizontal
    context.environment.lineLimit = 1
    let title = title.map { context.node(of: $0.bold(), at: .index(0)) }
    var first = context
    first.scope = context.scope.part()
    let button = back.map { first.node(of: BackButton(press: $0), at: .index(1)) }
    var items = ToolbarItems(in: context.scope)
    for source in sources { source(&items) }
    // They refer to the views of the screen, and those to this.
    sources = []
    let leading = [button].compactMap { $0 } + items.nodes(.leading)
    let principal = items.nodes(.principal)
    let center = principal.isEmpty ? [title].compactMap { $0 } : principal
    let trailing = items.nodes(.trailing)
    let isEmpty = leading.isEmpty && center.isEmpty && trailing.isEmpty
    let foot = items.nodes(.bottom)
    return BarredNode(
      bar: isEmpty
        ? nil
        : BarRow(
          leading: leading, center: center, trailing: trailing,
          middle: principal.isEmpty ? .title : .principal,
          stops: [first.scope] + [.leading, .principal, .trailing].map(items.stops)),
      search: search,
      content: RevealNode(
        content: content, offset: context.node.kept(0) { RevealOffset() }, isShrinking: true),
      foot: foot.isEmpty
        ? nil
        : BarRow(
          leading: [], center: foot, trailing: [], middle: .buttons, stops: [items.stops(.bottom)]),
      isFilling: context.environment.fillsRoom, style: context.environment.style)
  }
}

extension EnvironmentValues {
  private enum BarKey: EnvironmentKey {
    static let defaultValue: NavigationBar? = nil
  }

  private enum FillKey: EnvironmentKey {
    static let defaultValue = true
  }

  /// The bar above the screen that a view stands in; nil where there is none to say anything about.
  var navigationBar: NavigationBar? {
    get { self[BarKey.self] }
    set { self[BarKey.self] = newValue }
  }

  /// Whether a screen with a bar takes all the room there is, as it does everywhere but in a sheet.
  var fillsRoom: Bool {
    get { self[FillKey.self] }
    set { self[FillKey.self] = newValue }
  }
}
