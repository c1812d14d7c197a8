/// One of the views that another view is made of, to be put where the program wants it.
public nonisolated struct Subview: PrimitiveView, Identifiable {
  /// What a subview is known by while it is there.
  public nonisolated struct ID: Hashable {
    fileprivate let place: ObjectIdentifier
  }

  /// What it is known by, also when others come or go beside it.
  public let id: ID
  private let row: RowList.Row
  /// Where the view stands that this one is a part of.
  private let base: ResolveContext

  @MainActor fileprivate init(_ row: RowList.Row, of base: ResolveContext) {
    id = ID(place: ObjectIdentifier(row.context.node))
    self.row = row
    self.base = base
  }

  /// It keeps its place in the tree, and inherits from the views around the place where it is put.
  public func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    var inner = row.context.inheriting(from: context)
    inner.handlers += row.context.handlers.dropFirst(base.handlers.count)
    inner.focusLinks += row.context.focusLinks.dropFirst(base.focusLinks.count)
    for change in row.changes { change(&inner) }
    for node in row.nodes(inner) { nodes.append(node) }
  }
}

/// The views that another view is made of, in their order. Each may be shown once.
public nonisolated struct SubviewsCollection: RandomAccessCollection, View {
  fileprivate let subviews: ArraySlice<Subview>

  public var startIndex: Int { subviews.startIndex }
  public var endIndex: Int { subviews.endIndex }

  public subscript(index: Int) -> Subview { subviews[index] }

  public subscript(bounds: Range<Int>) -> SubviewsCollection {
    SubviewsCollection(subviews: subviews[bounds])
  }

  /// All of them, one after another.
  public var body: some View { ForEach(self) { $0 } }
}

/// Some of the views that another view is made of.
public typealias SubviewsCollectionSlice = SubviewsCollection

/// What a program makes of the views that another view is made of.
public nonisolated struct GroupElementsOfContent<Base: View, Result: View>: PrimitiveView {
  let base: Base
  let transform: (SubviewsCollection) -> Result

  public static var _makesSeveralRows: Bool { true }

  public func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    result(in: context)._resolve(context.child(.index(1)), into: &nodes)
  }

  public func _rows(_ context: ResolveContext, into rows: inout RowList) {
    result(in: context)._rows(context.child(.index(1)), into: &rows)
  }

  @MainActor private func result(in context: ResolveContext) -> Result {
    let place = context.child(.index(0))
    let isListing = context.frame.isListingSubviews
    context.frame.isListingSubviews = true
    var rows = RowList()
    base._rows(place, into: &rows)
    context.frame.isListingSubviews = isListing
    return transform(SubviewsCollection(subviews: rows.all.map { Subview($0, of: place) }[...]))
  }
}

nonisolated extension Group {
  /// Makes views of those that another view is made of.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init { GroupElementsOfContent(base: view, transform: transform) }
  }
}

nonisolated extension ForEach where Data == Range<Int>, ID == Int {
  /// Makes a view of each of those that another view is made of.
  public init<Base: View, Each: View>(
    subviews view: Base, @ViewBuilder content: @escaping (Subview) -> Each
  )
  where
    Content == GroupElementsOfContent<Base, ForEach<SubviewsCollection, Subview.ID, Each>>
  {
    self.init(0..<1) { _ in
      GroupElementsOfContent(base: view) { ForEach<_, _, Each>($0, content: content) }
    }
  }
}
