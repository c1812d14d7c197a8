/// A piece of a screen, as a value: what it shows now, never how it gets there.
///
/// A frame asks each `body` once. Views that are drawn by the library itself have no body and
/// replace `_resolve` instead.
@MainActor @preconcurrency public protocol View {
  /// The type of `body`, which the compiler works out.
  associatedtype Body: View

  /// What this view is made of. It only reads, and is asked for once a frame.
  @ViewBuilder var body: Body { get }

  /// Appends the nodes that this view stands for. Only the library's own views replace it.
  func _resolve(_ context: ResolveContext, into nodes: inout NodeList)

  /// Appends the rows that this view makes in a list. Only the library's own views replace it.
  func _rows(_ context: ResolveContext, into rows: inout RowList)

  /// Whether a list may make several rows of a view of this type, or needs something before it makes the row, such as its
  /// tag. A `ForEach` of such views is evaluated whole in each frame, and of others only the elements on the screen are.
  static var _makesSeveralRows: Bool { get }
}

// To be inlined, so that the module which declares a view knows what its body is made of. Most views that modifiers return
// are `package` rather than private for the same: of no other can the module that uses a modifier know the type. Asking the
// runtime for that, by the name of the type, was a fifth of a start.
extension View {
  @inlinable public func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    let (view, context) = context.entering(self)
    view.body._resolve(context, into: &nodes)
  }

  @inlinable public func _rows(_ context: ResolveContext, into rows: inout RowList) {
    let (view, context) = context.entering(self)
    view.body._rows(context, into: &rows)
  }

  @inlinable public static var _makesSeveralRows: Bool { Body._makesSeveralRows }
}

nonisolated extension View {
  /// Changes this view while a condition holds.
  ///
  /// The view with the change and the one without are two views: state in them is reset when the condition
  /// changes. To keep it, give a modifier that is always there another value instead.
  @_disfavoredOverload
  @ViewBuilder public func `if`(
    _ condition: Bool, transform: (Self) -> some View
  ) -> some View {
    if condition { transform(self) } else { self }
  }
}

extension Never: View {
  public var body: Never { preconditionFailure("a primitive view has no body") }

  public static var _makesSeveralRows: Bool { false }
}

/// A view that the library draws itself.
@MainActor @preconcurrency public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  public var body: Never { preconditionFailure("\(Self.self) has no body") }

  public func _rows(_ context: ResolveContext, into rows: inout RowList) {
    appendRow(context, into: &rows)
  }

  public static var _makesSeveralRows: Bool { false }

  /// Appends one row, which is resolved when it is on the screen.
  func appendRow(_ context: ResolveContext, into rows: inout RowList) {
    let row = RowList.Row(context: context) { context in
      var nodes = NodeList()
      _resolve(context, into: &nodes)
      return nodes.nodes
    }
    rows.append(row, tag: rowTag(of: self)) {
      placeIDs(of: self)
    } link: {
      linkValue(of: self)
    } isSelectable: {
      Views.isSelectable(self)
    }
  }
}

/// Lets files with previews compile. Nothing here shows them; a test or a tool may take the views as they are.
@MainActor @preconcurrency public protocol PreviewProvider {
  /// The type of the previews, which the compiler works out.
  associatedtype Previews: View

  /// The views to look at.
  @ViewBuilder static var previews: Previews { get }
}
