/// A view for each element of a collection, each with the identity of its element.
public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  PrimitiveView
{
  /// The collection that the views are made of.
  public var data: Data
  let id: (Data.Element) -> ID
  let content: (Data.Element) -> Content
  /// Takes elements out, and moves them.
  var edits: (delete: ((OffsetSet) -> Void)?, move: ((OffsetSet, Int) -> Void)?)

  /// Makes views for elements whose id is found by a key path. Where ids are equal, the later elements
  /// are known by their order.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, named: { $0[keyPath: id] }, content: content)
  }

  /// A key path of a generic type is made again each time that it is met, which costs more than a row.
  fileprivate init(
    _ data: Data, named id: @escaping (Data.Element) -> ID,
    content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.content = content
  }

  public func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    var repeats: [ID: Int] = [:]
    for element in data {
      let id = self.id(element)
      var key = StateNode.Key.id(id)
      if context.isVisited(key) {
        repeats[id, default: 0] += 1
        key = .id(RepeatedID(id: id, number: repeats[id, default: 0]))
      }
      context.name(AnyHashable(id), &nodes) {
        content(element)._resolve(context.child(key), into: &$0)
      }
    }
  }

  public func _rows(_ context: ResolveContext, into rows: inout RowList) {
    if Content._makesSeveralRows || Content.self is any OptionalRow.Type {
      return appendEach(context, to: &rows)
    }
    // What captures less than all of the view is made without asking for its type.
    let (data, id, content) = (data, id, content)
    let part = RowList.Part(place: context.node, count: data.count) { index in
      AnyHashable(id(data.element(at: index)))
    } row: { index in
      let element = data.element(at: index)
      let id = id(element)
      var key = StateNode.Key.id(id)
      if context.isVisited(key) { key = .id(RepeatedID(id: id, number: index)) }
      return RowList.Row(context: context.child(key)) { context in
        var nodes = NodeList()
        content(element)._resolve(context, into: &nodes)
        return nodes.nodes
      }
    } find: { wanted, hint in
      (wanted.base as? ID).flatMap { data.offset(of: $0, named: id, near: hint) }
    } places: { index in
      placeIDs(of: content(data.element(at: index)))
    }
    part.link = { linkValue(of: content(data.element(at: $0))) }
    part.isSelectable = { isSelectable(content(data.element(at: $0))) }
    part.edit(count: data.count, delete: edits.delete, move: edits.move)
    rows.append(part)
  }

  /// Appends the rows of all elements at once, where each may make several rows, or none.
  @MainActor private func appendEach(_ context: ResolveContext, to rows: inout RowList) {
    for (index, element) in data.enumerated() {
      let id = self.id(element)
      var key = StateNode.Key.id(id)
      if context.isVisited(key) { key = .id(RepeatedID(id: id, number: index)) }
      rows.append {
        content(element)._rows(context.child(key), into: &$0)
      } changing: { (part: RowList.Part) in
        part.offset = { _ in index }
        part.edit(count: data.count, delete: edits.delete, move: edits.move)
        if part.count == 1, part.id(0) == nil { part.setID(AnyHashable(id)) }
      }
    }
  }
}

/// What may make no row, such as an `if` without an `else`: an element of it is no empty row.
private protocol OptionalRow {}

extension Optional: OptionalRow where Wrapped: View {}

/// Distinguishes elements with equal ids.
private nonisolated struct RepeatedID<ID: Hashable>: Hashable {
  let id: ID
  let number: Int
}

nonisolated extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Makes views for elements with their own ids.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, named: { $0.id }, content: content)
  }
}

nonisolated extension ForEach where Data == Range<Int>, ID == Int {
  /// Makes a view for each number of a range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data, named: { $0 }, content: content)
  }
}

nonisolated extension ForEach {
  /// Makes views that may change the elements, with an id that is found by a key path.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == Binding<C> {
    self.init(data, named: { $0.wrappedValue[keyPath: id] }, content: content)
  }

  /// Makes views that may change the elements, which have their own ids.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == Binding<C>, C.Element: Identifiable, ID == C.Element.ID {
    self.init(data, named: { $0.wrappedValue.id }, content: content)
  }
}
