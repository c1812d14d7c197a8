/// What a user may do with the rows of a collection that is handed in as a binding: the rows change it themselves.
public nonisolated struct EditActions<Data>: OptionSet, Sendable {
  /// The set as bits, one an action.
  public let rawValue: Int
  /// Takes the bits of a set over as they are.
  public init(rawValue: Int) { self.rawValue = rawValue }
}

nonisolated extension EditActions where Data: RangeReplaceableCollection {
  /// To take elements out, as `onDelete` does.
  public static var delete: EditActions { EditActions(rawValue: 1 << 0) }
}

nonisolated extension EditActions where Data: MutableCollection {
  /// To move elements, as `onMove` does.
  public static var move: EditActions { EditActions(rawValue: 1 << 1) }
}

nonisolated extension EditActions where Data: MutableCollection & RangeReplaceableCollection {
  /// Both of them.
  public static var all: EditActions { [.delete, .move] }
}

nonisolated extension ForEach {
  /// Makes views that may change the elements, which have their own ids and can be taken out or moved in a list.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == Binding<C>, C.Element: Identifiable, ID == C.Element.ID {
    self.init(data, content: content)
    edits = editActions.edits(of: data)
  }

  /// The same for elements whose id is found by a key path.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == Binding<C> {
    self.init(data, id: id, content: content)
    edits = editActions.edits(of: data)
  }
}

nonisolated extension List where SelectionValue == Never {
  /// A row for each element, which it may change, and which can be taken out or moved.
  public init<Data: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  ) where Content == ForEach<Binding<Data>, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(.none, content: ForEach(data, editActions: editActions, content: rowContent))
  }

  /// The same for elements whose id is found by a key path.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  ) where Content == ForEach<Binding<Data>, ID, Row> {
    self.init(.none, content: ForEach(data, id: id, editActions: editActions, content: rowContent))
  }
}

nonisolated extension List {
  /// A row for each element, which it may change, and which can be taken out or moved; the id of the selected one is kept
  /// by the caller.
  public init<Data: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  ) where Content == ForEach<Binding<Data>, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(
      ListSelection(selection),
      content: ForEach(data, editActions: editActions, content: rowContent))
  }

  /// The same for elements whose id is found by a key path.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  ) where Content == ForEach<Binding<Data>, ID, Row> {
    self.init(
      ListSelection(selection),
      content: ForEach(data, id: id, editActions: editActions, content: rowContent))
  }

  /// A row for each element, which it may change, and which can be taken out or moved; several can be selected.
  public init<Data: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  ) where Content == ForEach<Binding<Data>, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(
      ListSelection(selection),
      content: ForEach(data, editActions: editActions, content: rowContent))
  }

  /// The same for elements whose id is found by a key path.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  ) where Content == ForEach<Binding<Data>, ID, Row> {
    self.init(
      ListSelection(selection),
      content: ForEach(data, id: id, editActions: editActions, content: rowContent))
  }
}

nonisolated extension EditActions where Data: MutableCollection & RandomAccessCollection {
  /// What does them with a collection: which one has them is known where the set is written.
  fileprivate func edits(of data: Binding<Data>) -> (
    delete: ((OffsetSet) -> Void)?, move: ((OffsetSet, Int) -> Void)?
  ) {
    let delete = contains(EditActions(rawValue: 1 << 0))
    let move = contains(EditActions(rawValue: 1 << 1))
    return (
      delete ? { data.wrappedValue = removing($0, from: data.wrappedValue) } : nil,
      move ? { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) } : nil
    )
  }
}

/// A collection without the elements at some offsets.
private nonisolated func removing<Data>(_ offsets: OffsetSet, from data: Data) -> Data {
  func remove<Known: RangeReplaceableCollection>(_ known: Known) -> Data? {
    var known = known
    for offset in offsets.reversed() {
      known.remove(at: known.index(known.startIndex, offsetBy: offset))
    }
    return known as? Data
  }
  guard let known = data as? any RangeReplaceableCollection else { return data }
  return remove(known) ?? data
}
