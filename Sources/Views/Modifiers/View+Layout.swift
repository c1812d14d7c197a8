import Cells

nonisolated extension View {
  /// Adds room around this view.
  ///
  /// - Parameter length: Points, 8 a column and 16 a row; by default 16.
  public func padding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> some View {
    let length = length ?? 16
    func room(_ edge: Edge.Set) -> Double { edges.contains(edge) ? length : 0 }
    return padding(
      EdgeInsets(
        top: room(.top), leading: room(.leading), bottom: room(.bottom),
        trailing: room(.trailing)))
  }

  /// Adds room on every side of this view, in points.
  public func padding(_ length: Double) -> some View { padding(.all, length) }

  /// Adds room around this view, another length on each side.
  public func padding(_ insets: EdgeInsets) -> some View {
    ModifiedNodes(content: self) {
      PaddingNode(
        content: $0, top: Metrics.rows(insets.top), leading: Metrics.columns(insets.leading),
        bottom: Metrics.rows(insets.bottom), trailing: Metrics.columns(insets.trailing))
    }
  }

  /// The same as padding: a screen of cells has no unsafe edges.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> some View {
    padding(edges, length)
  }

  /// The same as padding, on every side.
  public func safeAreaPadding(_ length: Double) -> some View { padding(length) }

  /// The same as padding, another length on each side.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }

  /// Gives this view a fixed width or height, in points; nil leaves it as it is. A filled shape that is narrower than a
  /// column is drawn as a bar at the left of the column.
  public func frame(
    width: Double? = nil, height: Double? = nil, alignment: Alignment = .center
  ) -> some View {
    ModifiedNodes(content: self) {
      FrameNode(
        content: FrameNode.narrowed($0, to: width), width: .fixed(width, along: .horizontal),
        height: .fixed(height, along: .vertical), alignment: alignment)
    }
  }

  /// Keeps the width and the height of this view within bounds, in points.
  public func frame(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil,
    minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil,
    alignment: Alignment = .center
  ) -> some View {
    ModifiedNodes(content: self) {
      FrameNode(
        content: $0,
        width: FrameNode.Bounds(
          minimum: minWidth, ideal: idealWidth, maximum: maxWidth, along: .horizontal),
        height: FrameNode.Bounds(
          minimum: minHeight, ideal: idealHeight, maximum: maxHeight, along: .vertical),
        alignment: alignment)
    }
  }

  /// Lets a stack offer room to this view before views of a lower priority; the usual one is 0.
  public func layoutPriority(_ value: Double) -> some View {
    ModifiedNodes(content: self) { PriorityNode(content: $0, priority: value) }
  }

  /// Puts empty room between the rows of a list, in points, 16 a row.
  public func listRowSpacing(_ spacing: Double?) -> some View {
    environment { $0.listRowSpacing = Metrics.rows(spacing ?? 0) }
  }
}

/// A node with empty room around it.
struct PaddingNode: WrappingNode {
  let content: any Node
  let top: Int
  let leading: Int
  let bottom: Int
  let trailing: Int

  func lengths(_ axis: Axis, across: Int?) -> Lengths {
    let outer = axis == .horizontal ? top + bottom : leading + trailing
    return content.lengths(axis, across: across.map { max(0, $0 - outer) })
      .adding(axis == .horizontal ? leading + trailing : top + bottom)
  }

  func layout(_ proposal: Proposal) -> Placement {
    let part = content.layout(proposal.inset(columns: leading + trailing, rows: top + bottom))
    let size = Size(
      width: part.size.width + leading + trailing, height: part.size.height + top + bottom)
    return Placement(size: size) { painter, origin in
      part.paint(&painter, origin.moved(x: leading, y: top))
    }.guided(by: part, at: Point(x: leading, y: top))
  }
}

/// A node that a stack offers room to before or after the others.
struct PriorityNode: WrappingNode {
  let content: any Node
  let priority: Double
}

/// A node in a frame whose size is fixed or within bounds.
struct FrameNode: WrappingNode {
  /// The bounds of a frame on one axis; nil leaves it to the content.
  struct Bounds {
    var minimum: Int?
    var ideal: Int?
    var maximum: Int?

    static let free = fixed(nil, along: .horizontal)

    /// Bounds in cells.
    static func atLeast(_ minimum: Int) -> Bounds {
      var bounds = free
      bounds.minimum = minimum
      return bounds
    }

    static func fixed(_ points: Double?, along axis: Axis) -> Bounds {
      Bounds(minimum: points, ideal: points, maximum: points, along: axis)
    }

    init(cells: Int?) {
      minimum = cells
      ideal = cells
      maximum = cells
    }

    init(minimum: Double?, ideal: Double?, maximum: Double?, along axis: Axis) {
      self.minimum = minimum.map { Metrics.visible($0, along: axis) }
      self.ideal = ideal.map { Metrics.visible($0, along: axis) }
      self.maximum = maximum.map { Metrics.visible($0, along: axis) }
    }

    /// The room to offer to the content.
    func offer(_ proposed: Int?) -> Int? {
      guard let proposed = proposed ?? ideal else { return nil }
      return max(minimum ?? 0, min(proposed, maximum ?? proposed))
    }

    /// The frame's own length around content of a length.
    func length(_ content: Int, proposed: Int?) -> Int {
      switch (minimum, maximum) {
      case (nil, nil): content
      case (let lower?, let upper?): max(lower, min(proposed ?? ideal ?? content, upper))
      case (let lower?, nil): max(lower, min(content, proposed ?? ideal ?? content))
      case (nil, let upper?): min(upper, max(content, proposed ?? ideal ?? content))
      }
    }
  }

  let content: any Node
  let width: Bounds
  let height: Bounds
  let alignment: Alignment

  /// A node as it is drawn in a frame whose width is less than a column; every other one as it is.
  static func narrowed(_ node: any Node, to width: Double?) -> any Node {
    guard let width, width > 0, width < Metrics.pointsPerColumn,
      let node = node as? any NarrowableNode
    else { return node }
    return node.narrowed(to: width)
  }

  func lengths(_ axis: Axis, across: Int?) -> Lengths {
    let bounds = axis == .horizontal ? width : height
    if let minimum = bounds.minimum, let ideal = bounds.ideal, let maximum = bounds.maximum {
      return Lengths(min: minimum, ideal: max(minimum, min(ideal, maximum)), max: maximum)
    }
    let inner = content.lengths(axis, across: (axis == .horizontal ? height : width).offer(across))
    let lower = bounds.minimum ?? min(inner.min, bounds.maximum ?? inner.min)
    let upper = max(lower, bounds.maximum ?? inner.max)
    return Lengths(
      min: lower, ideal: max(lower, min(bounds.offer(nil) ?? inner.ideal, upper)), max: upper)
  }

  func layout(_ proposal: Proposal) -> Placement {
    let part = content.layout(
      Proposal(width: width.offer(proposal.width), height: height.offer(proposal.height)))
    let size = Size(
      width: width.length(part.size.width, proposed: proposal.width),
      height: height.length(part.size.height, proposed: proposal.height))
    let offset =
      alignment.isCustom
      ? alignment.place(part, in: Placement(size: size) { _, _ in })
      : Point.zero.aligned(part.size, in: size, alignment)
    return Placement(size: size) { painter, origin in
      let place = origin.moved(x: offset.x, y: offset.y)
      painter.clipped(to: Rect(origin: origin, size: size)) { part.paint(&$0, place) }
    }.guided(by: part, at: offset)
  }
}
