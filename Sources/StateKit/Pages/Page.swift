/// A part of something that is too long to be loaded at once.
public struct Page<Element, Cursor> {
  /// What this page brings; rows that were there already keep their place.
  public let elements: [Element]
  /// Where the next page begins, in the server's own terms; nil if this is the last.
  public let next: Cursor?

  /// An answer to one question for a page.
  public init(_ elements: [Element], next: Cursor?) {
    self.elements = elements
    self.next = next
  }
}

extension Page: Sendable where Element: Sendable, Cursor: Sendable {}
