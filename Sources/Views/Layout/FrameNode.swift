import Cells

/// A node in a frame of a size of its own, fixed or within bounds.
struct FrameNode: WrappingNode {
  /// What a frame says of one axis; nil leaves it to the content.
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
    return Placement(size: size) { painter, origin in
      let place = origin.aligned(part.size, in: size, alignment)
      painter.clipped(to: Rect(origin: origin, size: size)) { part.paint(&$0, place) }
    }
  }
}
