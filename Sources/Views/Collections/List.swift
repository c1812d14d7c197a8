import Cells

/// Rows below one another that scroll. Only rows that are on the screen are ever made.
///
/// Tab reaches the list as a whole; with the focus it takes the arrow keys, `j` `k`, Page Up and Down,
/// Space, Home, End, `g` and `G`. Enter and Space press the first control of the row with the cursor, Tab
/// goes to its others; the wheel scrolls and a click selects. Each view in it is a row, and each element
/// of a `ForEach` is one. A row that is disabled can still be selected, but not what is in it be pressed.
public struct List<SelectionValue: Hashable, Content: View>: PrimitiveView {
  private let content: Content
  private let selection: ListSelection
  private let place: ListPlace?

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

  init(_ selection: ListSelection, place: ListPlace? = nil, content: Content) {
    self.content = content
    self.selection = selection
    self.place = place
  }

  public func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    let place = place ?? context.node.kept(0) { ListPlace() }
    let entry = context.node.kept(1) {
      FocusBox(none: false, invalidate: context.frame.invalidate)
    }
    place.entry = entry
    var inner = context
    inner.environment.stackAxis = .vertical
    if !context.environment.isUnseen {
      inner.handlers.append(
        KeyHandler(isMoving: true) { [weak place] in place?.control?.move($0) ?? .ignored })
    }
    // What has the focus in a row is not the list.
    inner.focusLinks = []
    inner.scope.add(entry)
    nodes.append(
      ListNode(
        rows: inner.rows(of: content), context: context, selection: selection, place: place))
  }
}

extension List where SelectionValue == Never {
  /// Any views as rows; the list keeps to itself which one is selected.
  public init(@ViewBuilder content: () -> Content) {
    self.init(.none, content: content())
  }
}

extension List {
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
    self.init(.none, place: position.place, content: ForEach(data, content: rowContent))
  }
}
