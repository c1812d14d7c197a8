import Cells

/// Views that can be scrolled by the program: the closure is given what does it.
///     ScrollViewReader { proxy in
///       List(posts) { Text($0.title) }
///       Button("Top") { proxy.scrollTo(posts[0].id, anchor: .top) }
///     }
public nonisolated struct ScrollViewReader<Content: View>: PrimitiveView {
  private let content: (ScrollViewProxy) -> Content

  /// - Parameter content: Asked once a frame.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  public static var _makesSeveralRows: Bool { Content._makesSeveralRows }

  public func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    let (view, inner) = enter(context)
    view._resolve(inner, into: &nodes)
  }

  public func _rows(_ context: ResolveContext, into rows: inout RowList) {
    guard Self._makesSeveralRows else { return appendRow(context, into: &rows) }
    let (view, inner) = enter(context)
    view._rows(inner, into: &rows)
  }

  @MainActor private func enter(_ context: ResolveContext) -> (view: Content, inner: ResolveContext)
  {
    let targets = context.node.kept(0) { ScrollTargets() }
    targets.begin(context.frame.visit)
    targets.parent = context.environment.scrollTargets
    var inner = context.child(.body)
    inner.environment.scrollTargets = targets
    return (content(ScrollViewProxy(targets: targets)), inner)
  }
}

/// Scrolls the scroll views and the lists in a `ScrollViewReader`.
public nonisolated struct ScrollViewProxy: Sendable {
  let targets: ScrollTargets

  /// Scrolls so that the view with an id is seen: one with `.id(_:)`, or of an element of a `ForEach` or a `List`.
  /// Where no view has the id, nothing moves.
  /// - Parameter anchor: Which part of the view comes to the same part of the room; nil to scroll as little as needed.
  @MainActor public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    targets.scroll(to: AnyHashable(id), anchor)
  }
}

/// What can be scrolled in a reader, as the last frame had it.
final class ScrollTargets {
  /// Those of the reader around, which scrolls the same.
  var parent: ScrollTargets?
  private var visit = 0
  private var scrolls: [(AnyHashable, UnitPoint?) -> Void] = []

  func begin(_ visit: Int) {
    if visit != self.visit { scrolls = [] }
    self.visit = visit
  }

  func add(_ scroll: @escaping (AnyHashable, UnitPoint?) -> Void) {
    scrolls.append(scroll)
    parent?.add(scroll)
  }

  func scroll(to id: AnyHashable, _ anchor: UnitPoint?) {
    for scroll in scrolls { scroll(id, anchor) }
  }
}

/// A node that is found by an id when something scrolls to it.
struct PlaceNode: WrappingNode {
  let content: any Node
  let id: AnyHashable

  func layout(_ proposal: Proposal) -> Placement {
    let part = content.layout(proposal)
    return Placement(size: part.size) { [id] painter, origin in
      painter.locate(place: id, in: Rect(origin: origin, size: part.size))
      part.paint(&painter, origin)
    }.guided(by: part)
  }
}

extension ResolveContext {
  /// Adds the nodes that a view with an id makes, to be found by the id where something can scroll to it.
  func name(
    _ id: @autoclosure () -> AnyHashable, _ nodes: inout NodeList, _ make: (inout NodeList) -> Void
  ) {
    guard environment.namesPlaces else { return make(&nodes) }
    var list = NodeList()
    make(&list)
    for node in list.nodes { nodes.append(PlaceNode(content: node, id: id())) }
  }
}

/// A view that is found by an id, though it may be wrapped in others.
protocol Identified {
  var placeID: AnyHashable { get }
}

/// The ids by which something can scroll to a view.
func placeIDs(of view: some View) -> [AnyHashable] {
  let own = (view as? any Identified).map { [$0.placeID] } ?? []
  guard let wrapper = view as? any RowWrapper else { return own }
  return own + placeIDs(of: wrapper.content)
}

private nonisolated enum NamesPlacesKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

nonisolated extension EnvironmentValues {
  /// The reader around, which scrolls what is here.
  var scrollTargets: ScrollTargets? {
    get { self[of: ScrollTargets.self] }
    set { self[of: ScrollTargets.self] = newValue }
  }

  /// Whether a scroll view around wants to find views by their ids.
  var namesPlaces: Bool {
    get { self[NamesPlacesKey.self] }
    set { self[NamesPlacesKey.self] = newValue }
  }
}
