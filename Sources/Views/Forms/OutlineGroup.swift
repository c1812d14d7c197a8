/// The elements of a tree, each with a view; one that has elements below it opens and closes like a `DisclosureGroup`.
///
/// The views of all elements that are not inside closed ones are made, also of those beyond the screen.
public nonisolated struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Row: View>: View
{
  private let elements: [Data.Element]
  private let id: KeyPath<Data.Element, ID>
  private let children: KeyPath<Data.Element, Data?>
  private let row: (Data.Element) -> Row

  /// The trees of a collection.
  ///
  /// - Parameter children: Leads to what is below an element: nil where it is a leaf.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Row
  ) {
    self.init(Array(data), id: id, children: children, row: content)
  }

  /// The tree of one element.
  ///
  /// - Parameter children: Leads to what is below an element: nil where it is a leaf.
  public init<Element>(
    _ root: Element, id: KeyPath<Element, ID>, children: KeyPath<Element, Data?>,
    @ViewBuilder content: @escaping (Element) -> Row
  ) where Element == Data.Element {
    self.init([root], id: id, children: children, row: content)
  }

  private init(
    _ elements: [Data.Element], id: KeyPath<Data.Element, ID>,
    children: KeyPath<Data.Element, Data?>, row: @escaping (Data.Element) -> Row
  ) {
    self.elements = elements
    self.id = id
    self.children = children
    self.row = row
  }

  public var body: some View {
    ForEach(elements, id: id) { element in
      if let below = element[keyPath: children] {
        DisclosureGroup {
          OutlineGroup(below, id: id, children: children, content: row)
        } label: {
          row(element)
        }
      } else {
        row(element)
      }
    }
  }
}

nonisolated extension OutlineGroup where Data.Element: Identifiable, ID == Data.Element.ID {
  /// The trees of a collection.
  ///
  /// - Parameter children: Leads to what is below an element: nil where it is a leaf.
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Row
  ) {
    self.init(data, id: \.id, children: children, content: content)
  }

  /// The tree of one element.
  ///
  /// - Parameter children: Leads to what is below an element: nil where it is a leaf.
  public init<Element>(
    _ root: Element, children: KeyPath<Element, Data?>,
    @ViewBuilder content: @escaping (Element) -> Row
  ) where Element == Data.Element {
    self.init(root, id: \.id, children: children, content: content)
  }
}

nonisolated extension List {
  /// A row for each element of some trees; the id of the selected one is kept by the caller.
  ///
  /// - Parameter children: Leads to what is below an element: nil where it is a leaf.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  )
  where Content == OutlineGroup<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(selection: selection) {
      OutlineGroup(data, children: children, content: rowContent)
    }
  }
}

nonisolated extension List {
  /// The same for several selected rows.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  )
  where Content == OutlineGroup<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(selection: selection) {
      OutlineGroup(data, children: children, content: rowContent)
    }
  }

  /// A row for each element of some trees, whose id is found by a key path; the caller keeps what is selected.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == OutlineGroup<Data, ID, Row> {
    self.init(selection: selection) {
      OutlineGroup(data, id: id, children: children, content: rowContent)
    }
  }

  /// The same for several selected rows.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == OutlineGroup<Data, ID, Row> {
    self.init(selection: selection) {
      OutlineGroup(data, id: id, children: children, content: rowContent)
    }
  }
}

nonisolated extension List where SelectionValue == Never {
  /// A row for each element of some trees.
  ///
  /// - Parameter children: Leads to what is below an element: nil where it is a leaf.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == OutlineGroup<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init { OutlineGroup(data, children: children, content: rowContent) }
  }

  /// A row for each element of some trees, whose id is found by a key path.
  ///
  /// - Parameter children: Leads to what is below an element: nil where it is a leaf.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == OutlineGroup<Data, ID, Row> {
    self.init { OutlineGroup(data, id: id, children: children, content: rowContent) }
  }
}
