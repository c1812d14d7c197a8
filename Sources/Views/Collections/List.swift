import Cells

/// Rows below one another that scroll. Only rows that are on the screen are ever made.
///
/// Tab reaches the list as a whole; with the focus it takes the arrow keys, `j` `k`, Page Up and Down,
/// Space, Home, End, `g` and `G`. Enter and Space press the first control of the row with the cursor, Tab
/// goes to its others; the wheel scrolls and a click selects. Each view in it is a row, and each element
/// of a `ForEach` is one. A row that is disabled can still be selected, but not what is in it be pressed.
public nonisolated struct List<SelectionValue: Hashable, Content: View>: PrimitiveView {
  private let content: Content
  private let selection: ListSelection
  private let state: ListState?

  /// Any views as rows; the value of the selected one is kept by the caller, who may set it too.
  public init(
    selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content
  ) {
    self.init(ListSelection(selection), content: content())
  }

  /// Any views as rows, of which several can be selected: Space adds one, or takes it away.
  public init(
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
  ) {
    self.init(ListSelection(selection), content: content())
  }

  /// Any views as rows, of which one is always the selected one; the caller keeps its value.
  @_disfavoredOverload
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(ListSelection(required: selection), content: content())
  }

  init(_ selection: ListSelection, state: ListState? = nil, content: Content) {
    self.content = content
    self.selection = selection
    self.state = state
  }

  public func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    let state = state ?? context.node.kept(0) { ListState() }
    let entry = context.node.kept(1) {
      FocusBox(none: false, invalidate: context.frame.invalidate)
    }
    state.entry = entry
    state.menu = context.environment.selectionMenu
    var inner = context
    inner.change {
      $0.stackAxis = .vertical
      $0.isAroundRows = true
    }
    if inner.environment.namesPlaces { inner.environment.namesPlaces = false }
    let invalidate = context.frame.invalidate
    context.environment.scrollTargets?.add { [weak state] id, anchor in
      state?.wanted = (id, anchor)
      invalidate()
    }
    if inner.environment.isInLazyStack { inner.environment.isInLazyStack = false }
    if !context.environment.isHidden {
      inner.handlers.append(
        KeyHandler(isMoving: true) { [weak state] key in
          guard let control = state?.control else { return .ignored }
          return control.enterField(key) ? .handled : control.move(key)
        })
    }
    // What has the focus in a row is not the list, though the list is around it.
    inner.focusLinks.removeAll { $0.box.change == nil }
    inner.scope.add(entry)
    let rows = inner.rows(of: content)
    if case .none = selection {} else { rows.nameLinks(as: SelectionValue.self) }
    nodes.append(ListNode(rows: rows, context: context, selection: selection, state: state))
  }
}

nonisolated extension List where SelectionValue == Never {
  /// Any views as rows; the list keeps to itself which one is selected.
  public init(@ViewBuilder content: () -> Content) {
    self.init(.none, content: content())
  }

  /// A row for each element, which it may change.
  public init<Data: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  ) where Content == ForEach<Binding<Data>, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(.none, content: ForEach(data, content: rowContent))
  }

  /// The same for elements whose id is found by a key path.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  ) where Content == ForEach<Binding<Data>, ID, Row> {
    self.init(.none, content: ForEach(data, id: id, content: rowContent))
  }

  /// A row for each element.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(.none, content: ForEach(data, content: rowContent))
  }

  /// A row for each element, whose id is found by a key path.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(.none, content: ForEach(data, id: id, content: rowContent))
  }

  /// A row for each number of a range.
  public init<Row: View>(
    _ data: Range<Int>,
    @ViewBuilder rowContent: @escaping (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    self.init(.none, content: ForEach(data, content: rowContent))
  }
}

nonisolated extension List {
  /// Any views as rows, of which those with an id are known to a position that outlives the list.
  package init(position: ListPosition<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(.none, state: position.state, content: content())
  }

  /// A row for each element; where the list stands outlives it, so that a screen can show it there again.
  ///
  /// - Parameter position: Where the list stands, kept by the screen rather than by the list.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, position: ListPosition<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  )
  where
    Content == ForEach<Data, SelectionValue, Row>, Data.Element: Identifiable,
    SelectionValue == Data.Element.ID
  {
    self.init(.none, state: position.state, content: ForEach(data, content: rowContent))
  }

  /// A row for each element, which it may change; the id of the selected one is kept by the caller.
  public init<Data: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  ) where Content == ForEach<Binding<Data>, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(ListSelection(selection), content: ForEach(data, content: rowContent))
  }

  /// The same for elements whose id is found by a key path; the id of the selected one is kept by the caller.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  ) where Content == ForEach<Binding<Data>, ID, Row> {
    self.init(ListSelection(selection), content: ForEach(data, id: id, content: rowContent))
  }

  /// A row for each element, which it may change; several can be selected.
  public init<Data: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<Data>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  ) where Content == ForEach<Binding<Data>, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(ListSelection(selection), content: ForEach(data, content: rowContent))
  }

  /// The same for elements whose id is found by a key path; several can be selected.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  ) where Content == ForEach<Binding<Data>, ID, Row> {
    self.init(ListSelection(selection), content: ForEach(data, id: id, content: rowContent))
  }

  /// A row for each element; the id of the selected one is kept by the caller.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(ListSelection(selection), content: ForEach(data, content: rowContent))
  }

  /// A row for each element, whose id is found by a key path; the id of the selected one is kept by the caller.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(ListSelection(selection), content: ForEach(data, id: id, content: rowContent))
  }

  /// A row for each element; the id of the one that is always selected is kept by the caller.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(ListSelection(required: selection), content: ForEach(data, content: rowContent))
  }

  /// The same for elements whose id is found by a key path.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(
      ListSelection(required: selection), content: ForEach(data, id: id, content: rowContent))
  }

  /// A row for each number of a range; the id of the selected one is kept by the caller.
  public init<Row: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    self.init(ListSelection(selection), content: ForEach(data, content: rowContent))
  }

  /// A row for each element; several can be selected.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(ListSelection(selection), content: ForEach(data, content: rowContent))
  }

  /// A row for each element, whose id is found by a key path; several can be selected.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(ListSelection(selection), content: ForEach(data, id: id, content: rowContent))
  }

  /// A row for each number of a range; several can be selected.
  public init<Row: View>(
    _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    self.init(ListSelection(selection), content: ForEach(data, content: rowContent))
  }
}
