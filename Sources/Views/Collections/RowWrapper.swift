/// A view around one row, of which a selection must know the tag.
package protocol RowWrapper: View {
  associatedtype Content: View
  nonisolated var content: Content { get }
}

extension RowWrapper where Self: PrimitiveView {
  package static var _makesSeveralRows: Bool { Content._makesSeveralRows }
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

extension Section {
  public static var _makesSeveralRows: Bool { true }
}

extension ForEach {
  public static var _makesSeveralRows: Bool { true }
}

extension Group {
  public static var _makesSeveralRows: Bool { Content._makesSeveralRows }
}

extension ModifiedContext: RowWrapper {}

extension ModifiedNodes: RowWrapper {}

extension Optional where Wrapped: View {
  public static var _makesSeveralRows: Bool { Wrapped._makesSeveralRows }
}

extension ConditionalContent {
  public static var _makesSeveralRows: Bool { First._makesSeveralRows || Second._makesSeveralRows }
}

extension TupleView {
  public static var _makesSeveralRows: Bool {
    for type in repeat (each Content).self {
      if type._makesSeveralRows { return true }
    }
    return false
  }
}
