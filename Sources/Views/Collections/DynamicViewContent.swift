/// Views that are made of the elements of a collection, which a user may take out or move.
public protocol DynamicViewContent<Data>: View {
  /// The type of the collection.
  associatedtype Data: Collection

  /// The collection that the views are made of.
  var data: Data { get }
}

extension ForEach: DynamicViewContent {}

nonisolated extension DynamicViewContent {
  /// Lets Delete and Backspace take the row with the cursor out of a list; the action has to take the
  /// elements at the offsets out of the data. Nil lets nothing be deleted.
  public func onDelete(perform action: ((OffsetSet) -> Void)?) -> some DynamicViewContent {
    EditedRows(content: self, delete: action, move: nil)
  }

  /// The same for an action that takes another set of offsets, such as Foundation's `IndexSet`.
  @_disfavoredOverload
  public func onDelete<Offsets: SetAlgebra>(
    perform action: ((Offsets) -> Void)?
  ) -> some DynamicViewContent where Offsets.Element == Int {
    EditedRows(content: self, delete: action.map { action in { action(Offsets($0)) } }, move: nil)
  }

  /// Lets Option with an arrow move the row with the cursor up or down; the action has to move the
  /// elements at the offsets before the one that is at the destination now.
  public func onMove(
    perform action: ((_ offsets: OffsetSet, _ destination: Int) -> Void)?
  ) -> some DynamicViewContent {
    EditedRows(content: self, delete: nil, move: action)
  }

  /// The same for an action that takes another set of offsets, such as Foundation's `IndexSet`.
  @_disfavoredOverload
  public func onMove<Offsets: SetAlgebra>(
    perform action: ((_ offsets: Offsets, _ destination: Int) -> Void)?
  ) -> some DynamicViewContent where Offsets.Element == Int {
    EditedRows(
      content: self, delete: nil, move: action.map { action in { action(Offsets($0), $1) } })
  }
}

/// Rows that can be taken out or moved.
package nonisolated struct EditedRows<Content: DynamicViewContent>: DynamicViewContent, WrappingView
{
  package static var _makesSeveralRows: Bool { true }

  package let content: Content
  let delete: ((OffsetSet) -> Void)?
  let move: ((OffsetSet, Int) -> Void)?

  package var data: Content.Data { content.data }

  package func _rows(_ context: ResolveContext, into rows: inout RowList) {
    rows.append {
      content._rows(context.child(.body), into: &$0)
    } changing: { (part: RowList.Part) in
      part.edit(count: data.count, delete: delete, move: move)
    }
  }
}

extension RowList.Part {
  /// Lets the rows be taken out and moved, where nothing further in does.
  ///
  /// - Parameter count: The number of elements in the data that the rows are made of.
  func edit(count: Int, delete: ((OffsetSet) -> Void)?, move: ((OffsetSet, Int) -> Void)?) {
    let offset = offset
    if self.delete == nil, let delete { self.delete = { delete([offset($0)]) } }
    guard self.move == nil, let move else { return }
    let last = count - 1
    self.move = { row, forward in
      let from = offset(row)
      guard forward ? from < last : from > 0 else { return }
      move([from], forward ? from + 2 : from - 1)
    }
  }
}

nonisolated extension View {
  /// Keeps Delete and Backspace from taking this row out of its list.
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    ModifiedContext(content: self) { context in
      context.environment.isDeleteDisabled = isDisabled
      context.environment.row?.isDeleteDisabled = isDisabled
    }
  }

  /// Keeps this row from being moved in its list.
  public func moveDisabled(_ isDisabled: Bool) -> some View {
    ModifiedContext(content: self) { context in
      context.environment.isMoveDisabled = isDisabled
      context.environment.row?.isMoveDisabled = isDisabled
    }
  }
}

/// What the views in a row of a list say about the row.
nonisolated final class RowTraits {
  /// Whether the row has the cursor of the list.
  let hasCursor: Bool
  /// The columns for what is in the row.
  var width = Int.max
  /// What in the row can have the focus, but is not pressed by the list.
  var actions: [FocusScope] = []
  var isDeleteDisabled = false
  var isMoveDisabled = false
  /// What lies behind the row and the marks beside it.
  var background: (any Node)?
  /// Opens the context menu of the row; nil where it has none.
  var openMenu: (() -> Void)?

  /// What is said already by the views around the row.
  init(_ environment: EnvironmentValues = EnvironmentValues(), hasCursor: Bool = false) {
    self.hasCursor = hasCursor
    isDeleteDisabled = environment.isDeleteDisabled
    isMoveDisabled = environment.isMoveDisabled
  }
}
