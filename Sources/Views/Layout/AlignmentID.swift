/// A kind of alignment of one's own: `HorizontalAlignment(MyAlignment.self)`.
public nonisolated protocol AlignmentID: SendableMetatype {
  /// A number of points.
  associatedtype Length: BinaryFloatingPoint

  /// Where the line lies in a view that says nothing about it, in points from its left or its upper edge.
  static func defaultValue(in context: ViewDimensions) -> Length
}

/// Names an alignment of one's own.
public nonisolated struct AlignmentName: Hashable, Sendable {
  private let id: any AlignmentID.Type

  init(_ id: any AlignmentID.Type) { self.id = id }

  public static func == (left: AlignmentName, right: AlignmentName) -> Bool {
    ObjectIdentifier(left.id) == ObjectIdentifier(right.id)
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }

  func line(in size: ViewDimensions) -> Double { Self.line(id, size) }

  private static func line<ID: AlignmentID>(
    _ id: ID.Type, _ size: ViewDimensions
  ) -> Double {
    Double(id.defaultValue(in: size))
  }
}

nonisolated extension HorizontalAlignment {
  /// An alignment of one's own.
  public init(_ id: any AlignmentID.Type) { self = .custom(AlignmentName(id)) }
}

/// Where the lines between the rows of a list would begin and end.
private nonisolated enum SeparatorEdge: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> Double { 0 }
}

nonisolated extension HorizontalAlignment {
  /// Where the line below a row of a list would begin. Of no effect: no lines run between rows.
  public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorEdge.self)
  /// Where the line below a row of a list would end. Of no effect: no lines run between rows.
  public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorEdge.self)
}

nonisolated extension VerticalAlignment {
  /// An alignment of one's own.
  public init(_ id: any AlignmentID.Type) { self = .custom(AlignmentName(id)) }
}
