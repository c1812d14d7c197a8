/// A view of which a list may make several rows, or of which it needs something before it makes the row,
/// such as its tag. A `ForEach` of such views is evaluated whole in each frame. Of all others
/// only the elements on the screen are.
protocol RowGroup {
  static var makesSeveralRows: Bool { get }
}

extension RowGroup {
  static var makesSeveralRows: Bool { true }
}

/// Whether the rows of a view must all be asked for, by its type.
func makesSeveralRows<Content: View>(_ type: Content.Type) -> Bool {
  if let group = type as? any RowGroup.Type { return group.makesSeveralRows }
  return Content.Body.self == Never.self ? false : makesSeveralRows(Content.Body.self)
}

/// A view around one row, of which a selection must know the tag.
protocol RowWrapper: RowGroup {
  associatedtype Content: View
  nonisolated var content: Content { get }
}

extension RowWrapper {
  static var makesSeveralRows: Bool { Views.makesSeveralRows(Content.self) }
}

/// The tag of a view, though it may be wrapped in others.
func rowTag(of view: some View) -> AnyHashable? {
  if let tagged = view as? any Tagged { return tagged.tag }
  guard let wrapper = view as? any RowWrapper else { return nil }
  return rowTag(of: wrapper.content)
}

/// Leads to a screen for a value.
protocol ValueLink {
  var linkValue: AnyHashable? { get }
}

/// The value that a view leads to where it is a link, though it may be wrapped in others.
func linkValue(of view: some View) -> AnyHashable? {
  if let link = view as? any ValueLink { return link.linkValue }
  guard let wrapper = view as? any RowWrapper else { return nil }
  return linkValue(of: wrapper.content)
}

extension Section: RowGroup {}

extension ForEach: RowGroup {}

extension Group: RowGroup {
  static var makesSeveralRows: Bool { Views.makesSeveralRows(Content.self) }
}

extension ModifiedContext: RowWrapper {}

extension ModifiedNodes: RowWrapper {}

extension Optional: RowGroup where Wrapped: View {
  static var makesSeveralRows: Bool { Views.makesSeveralRows(Wrapped.self) }
}

extension ConditionalContent: RowGroup {
  static var makesSeveralRows: Bool {
    Views.makesSeveralRows(First.self) || Views.makesSeveralRows(Second.self)
  }
}

extension TupleView: RowGroup {
  static var makesSeveralRows: Bool {
    for type in repeat (each Content).self {
      if Views.makesSeveralRows(type) { return true }
    }
    return false
  }
}
