import Cells

nonisolated extension View {
  /// Gives this view the size that it likes best, though there may be less room.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Does so for the width alone, or for the height: text that must not be cut, but may wrap.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    var axes = Axis.Set()
    if horizontal { axes.insert(.horizontal) }
    if vertical { axes.insert(.vertical) }
    return ModifiedNodes(content: self) { FixedSizeNode(content: $0, axes: axes) }
  }

  /// Draws this view elsewhere, in points to the right and down; its room stays where it is.
  public func offset(x: Double = 0, y: Double = 0) -> some View {
    let columns = Metrics.columns(x)
    let rows = Metrics.rows(y)
    return ModifiedNodes(content: self) {
      PaintedNode(content: $0) { content, painter, origin in
        content.paint(&painter, origin.moved(x: columns, y: rows))
      }
    }
  }

  /// Draws this view elsewhere by what its size makes of it, in points; its room stays where it is.
  package func offset(
    by way: @escaping @MainActor (_ size: GeometryProxy.Size) -> Path.Point
  ) -> some View {
    ModifiedNodes(content: self) {
      PaintedNode(content: $0) { content, painter, origin in
        let size = GeometryProxy.Size(
          width: Double(content.size.width) * Metrics.pointsPerColumn,
          height: Double(content.size.height) * Metrics.pointsPerRow)
        let way = way(size)
        content.paint(&painter, origin.moved(x: Metrics.columns(way.x), y: Metrics.rows(way.y)))
      }
    }
  }

  /// Sets what lies in front where views in a `ZStack` overlap: the higher value, and the later of two
  /// equal ones. The usual one is 0.
  public func zIndex(_ value: Double) -> some View {
    ModifiedNodes(content: self) { OrderNode(content: $0, depth: value) }
  }

  /// Offers this view room whose width is so many times its height, both in points.
  ///
  /// - Parameter aspectRatio: Without one a picture keeps its shape; other views have the one that their cells have.
  public func aspectRatio(
    _ aspectRatio: Double? = nil, contentMode: ContentMode
  ) -> some View {
    ModifiedNodes(content: self) { content in
      guard let ratio = aspectRatio ?? content.ratio, ratio > 0, ratio.isFinite else {
        return content
      }
      return AspectNode(content: content, shape: ratio, mode: contentMode)
    }
  }

  /// Keeps the shape of this view where it is made as large as there is room for.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Keeps the shape of this view where it is made to leave no room empty.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}

/// How something of one shape is brought into room of another.
public nonisolated enum ContentMode: Hashable, CaseIterable, Sendable {
  /// As large as it can be and be seen whole.
  case fit
  /// As small as it can be and leave no room empty.
  case fill
}

/// A node that is offered room of a shape: as much of what there is as has it, or as little as covers it.
private struct AspectNode: WrappingNode {
  let content: any Node
  /// The width divided by the height, in points; greater than 0.
  let shape: Double
  let mode: ContentMode

  func lengths(_ axis: Axis, across: Int?) -> Lengths {
    guard let across else { return content.lengths(axis, across: nil) }
    let length = length(axis, across: across)
    return Lengths(min: mode == .fill ? length : 0, max: length)
  }

  func layout(_ proposal: Proposal) -> Placement { content.layout(shaped(proposal)) }

  private func shaped(_ proposal: Proposal) -> Proposal {
    switch (proposal.width, proposal.height) {
    case (nil, nil): return proposal
    case (let width?, nil):
      return Proposal(width: width, height: length(.vertical, across: width))
    case (nil, let height?):
      return Proposal(width: length(.horizontal, across: height), height: height)
    case (let width?, let height?):
      let byHeight = length(.horizontal, across: height)
      let isWide = mode == .fit ? byHeight <= width : byHeight >= width
      return isWide
        ? Proposal(width: byHeight, height: height)
        : Proposal(width: width, height: length(.vertical, across: width))
    }
  }

  /// The length along an axis that goes with one across it.
  private func length(_ axis: Axis, across: Int) -> Int {
    switch axis {
    case .horizontal:
      Metrics.visible(Double(across) * Metrics.pointsPerRow * shape, along: axis)
    case .vertical:
      Metrics.visible(Double(across) * Metrics.pointsPerColumn / shape, along: axis)
    }
  }
}

/// A node that gets the size it likes best along some axes, whatever room there is.
private struct FixedSizeNode: WrappingNode {
  let content: any Node
  let axes: Axis.Set

  func lengths(_ axis: Axis, across: Int?) -> Lengths {
    let lengths = content.lengths(axis, across: axes.contains(.init(axis.other)) ? nil : across)
    return axes.contains(.init(axis)) ? .fixed(lengths.ideal) : lengths
  }

  func layout(_ proposal: Proposal) -> Placement {
    content.layout(
      Proposal(
        width: axes.contains(.horizontal) ? nil : proposal.width,
        height: axes.contains(.vertical) ? nil : proposal.height))
  }
}

/// A node in front of those of a lower depth.
private struct OrderNode: WrappingNode {
  let content: any Node
  let depth: Double
}
