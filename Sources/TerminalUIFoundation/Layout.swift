/// A container that measures its views and places them by code, all in points: 8 a column, 16 a row.
///
///     Flow(spacing: 8) { ForEach(tags, id: \.self) { Text($0) } }
public nonisolated protocol Layout: ViewLayout {
  /// What is worked out once for several of the questions below. It lasts for one layout.
  associatedtype Cache = Void
  /// The views of the container.
  typealias Subviews = LayoutSubviews

  /// What is true of every container of this type.
  static var layoutProperties: LayoutProperties { get }

  /// Makes what is worked out once. Each layout begins with it.
  func makeCache(subviews: Subviews) -> Cache
  /// Brings it up to date. The library does not ask for this, as a cache lasts for one layout.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// The room that the container wants around it. The library does not ask for this.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// The size of the container in some room.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Places the views in a container of the size that was said.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
}

nonisolated extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }

  public var _arrangement: ViewArrangement { ViewArrangement(LayoutPlacing(layout: self)) }
}

nonisolated extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

/// What is true of every container of a type.
public nonisolated struct LayoutProperties: Sendable {
  /// The way in which the views follow one another, if there is one.
  public var stackOrientation: Axis?

  /// Nothing in particular.
  public init() {}
}

/// The room that a view is offered, in points; nil asks for the length that it likes best.
public nonisolated struct ProposedViewSize: Equatable, Sendable {
  /// Points from left to right.
  public var width: CGFloat?
  /// Points from top to bottom.
  public var height: CGFloat?

  /// No room at all: asks for the least size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the size that a view likes best.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Room without end: asks for the largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// A width and a height, each of them or none.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Room of a size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// The room as a size, with the lengths of another for those that are missing.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  fileprivate init(_ room: PlacingRoom) {
    self.init(width: room.width.map { CGFloat($0) }, height: room.height.map { CGFloat($0) })
  }

  fileprivate var room: PlacingRoom {
    PlacingRoom(width: width.map { Double($0) }, height: height.map { Double($0) })
  }
}

/// The room that a view wants to its neighbours: that of the library's own stacks, a column or no row.
public nonisolated struct ViewSpacing: Sendable {
  /// No room of its own.
  public static let zero = ViewSpacing()

  /// The usual room.
  public init() {}

  /// The points between this view and the next one.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    axis == .horizontal ? 8 : 0
  }

  /// Takes over what another view wants, too.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {}

  /// What both views want.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing { self }
}

/// The views of a container that lays them out by code.
public nonisolated struct LayoutSubviews: RandomAccessCollection, Sendable {
  fileprivate let parts: [PlacedPart]

  /// Cells are filled from the left.
  public var layoutDirection: LayoutDirection { .leftToRight }
  /// The first index.
  public var startIndex: Int { 0 }
  /// The index after the last one.
  public var endIndex: Int { parts.count }

  /// The view at an index.
  public subscript(index: Int) -> LayoutSubview { LayoutSubview(part: parts[index]) }
}

/// A view in a container that lays it out by code.
public nonisolated struct LayoutSubview: Sendable {
  // Code that lays out runs on the main actor, though the compiler is not told: see `LayoutPlacing`.
  fileprivate let part: PlacedPart

  /// Views of a higher priority are to be offered room first.
  public var priority: Double { MainActor.assumeIsolated { part.priority } }

  /// The room that it wants to its neighbours.
  public var spacing: ViewSpacing { ViewSpacing() }

  /// The value that it has for this layout.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    let key = ObjectIdentifier(key)
    // It does not leave the main actor, where a layout runs.
    nonisolated(unsafe) var value: Any?
    MainActor.assumeIsolated { value = part.value(key) }
    return value as? Key.Value ?? Key.defaultValue
  }

  /// The size that it takes in some room.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let room = proposal.room
    let size = MainActor.assumeIsolated { part.size(in: room) }
    return CGSize(width: size.width, height: size.height)
  }

  /// The same, with what its alignments need.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let room = proposal.room
    return MainActor.assumeIsolated { ViewDimensions(points: part.size(in: room)) }
  }

  /// Places it.
  ///
  /// - Parameter anchor: The part of it that comes to the position.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    let room = proposal.room
    let (x, y) = (Double(position.x), Double(position.y))
    MainActor.assumeIsolated { part.place(x: x, y: y, anchor: anchor, in: room) }
  }
}

/// A layout of the program as the library asks it.
private nonisolated struct LayoutPlacing<Own: Layout>: PlacingArrangement {
  let layout: Own

  func size(in room: PlacingRoom, of parts: [PlacedPart]) -> GeometryProxy.Size {
    let subviews = LayoutSubviews(parts: parts)
    var cache = layout.makeCache(subviews: subviews)
    let size = layout.sizeThatFits(
      proposal: ProposedViewSize(room), subviews: subviews, cache: &cache)
    return GeometryProxy.Size(width: Double(size.width), height: Double(size.height))
  }

  func place(
    _ parts: [PlacedPart], room: PlacingRoom,
    fitted: (GeometryProxy.Size) -> GeometryProxy.Size
  ) {
    let subviews = LayoutSubviews(parts: parts)
    let proposal = ProposedViewSize(room)
    var cache = layout.makeCache(subviews: subviews)
    let size = layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    let own = fitted(
      GeometryProxy.Size(width: Double(size.width), height: Double(size.height)))
    layout.placeSubviews(
      in: CGRect(x: 0, y: 0, width: own.width, height: own.height), proposal: proposal,
      subviews: subviews, cache: &cache)
  }
}
