/// A view for each element of a collection, each with the identity of its element.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView {
  let data: Data
  let id: KeyPath<Data.Element, ID>
  let content: (Data.Element) -> Content

  /// Makes views for elements whose id is found by a key path; no two ids may be equal.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.content = content
  }

  public func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    for element in data {
      content(element)._resolve(context.child(.id(element[keyPath: id])), into: &nodes)
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

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Makes views for elements with ids of their own; no two may be equal.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, id: \.id, content: content)
  }
}
