/// A view for each element of a collection, each with the identity of its element.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView {
  let data: Data
  let id: KeyPath<Data.Element, ID>
  let content: (Data.Element) -> Content

  /// Makes views for elements whose id is found by a key path. Where ids are equal, the later elements
  /// are known by their order.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.content = content
  }

  public func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    var repeats: [ID: Int] = [:]
    for element in data {
      let id = element[keyPath: id]
      var key = StateNode.Key.id(id)
      if context.isVisited(key) {
        repeats[id, default: 0] += 1
        key = .id(RepeatedID(id: id, number: repeats[id, default: 0]))
      }
      content(element)._resolve(context.child(key), into: &nodes)
    }
  }

  public func _rows(_ context: ResolveContext, into rows: inout RowList) {
    rows.append(
      RowList.Part(count: data.count) { index in
        let element = data.element(at: index)
        let id = element[keyPath: id]
        return RowList.Row(id: AnyHashable(id), context: context.child(.id(id))) { context in
          var nodes = NodeList()
          content(element)._resolve(context, into: &nodes)
          return nodes.nodes
        }
      } find: { wanted, hint in
        (wanted.base as? ID).flatMap { data.offset(of: $0, id: id, near: hint) }
      })
  }
}

/// Tells elements with equal ids apart.
private struct RepeatedID<ID: Hashable>: Hashable {
  let id: ID
  let number: Int
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Makes views for elements with ids of their own.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, id: \.id, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// Makes a view for each number of a range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data, id: \.self, content: content)
  }
}

extension ForEach {
  /// Makes views that may change the elements, with an id that is found by a key path.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == Binding<C> {
    self.init(data, id: (\Binding<C.Element>.wrappedValue).appending(path: id), content: content)
  }

  /// Makes views that may change the elements, which have ids of their own.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == Binding<C>, C.Element: Identifiable, ID == C.Element.ID {
    self.init(data, id: \C.Element.id, content: content)
  }
}
