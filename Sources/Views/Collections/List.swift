import Cells

/// Rows below one another that scroll. Only rows that are on the screen are ever made.
///
/// With the focus it takes the arrow keys, `j` `k`, Page Up and Down, Space, Home, End, `g` and `G`; the
/// wheel scrolls and a click selects.
public struct List<SelectionValue: Hashable, Content: View>: PrimitiveView {
  private let resolve: (ResolveContext, Binding<SelectionValue?>?) -> any Node
  private let selection: Binding<SelectionValue?>?

  public func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    nodes.append(resolve(context, selection))
  }
}

extension List {
  /// A row for each element; the id of the selected one is kept by the caller, who may set it too.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  )
  where
    Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable,
    SelectionValue == Data.Element.ID
  {
    self.init(data, id: \.id, selection: selection, rowContent: rowContent)
  }

  /// The same for elements whose id is found by a key path.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, SelectionValue>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, SelectionValue, Row> {
    self.init(ForEach(data, id: id, content: rowContent), selection: selection, position: nil)
  }

  /// - Parameter position: Where the list stands, kept by the screen rather than by the list.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, position: ListPosition<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  )
  where
    Content == ForEach<Data, SelectionValue, Row>, Data.Element: Identifiable,
    SelectionValue == Data.Element.ID
  {
    let rows = ForEach(data, id: \Data.Element.id, content: rowContent)
    self.init(rows, selection: nil, position: position)
  }

  private init<Data: RandomAccessCollection, Row: View>(
    _ rows: ForEach<Data, SelectionValue, Row>, selection: Binding<SelectionValue?>?,
    position: ListPosition<SelectionValue>?
  ) {
    self.selection = selection
    resolve = { context, selection in
      ListNode(
        rows: rows, context: context, selection: selection,
        position: position ?? context.node.kept(0) { ListPosition() })
    }
  }
}

extension List where SelectionValue == Never {
  /// A list that keeps its selected row to itself.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    let rows = ForEach(data, id: \Data.Element.id, content: rowContent)
    selection = nil
    resolve = { context, _ in
      ListNode(
        rows: rows, context: context, selection: nil,
        position: context.node.kept(0) { ListPosition<Data.Element.ID>() })
    }
  }
}
