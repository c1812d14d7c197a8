extension View {
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
      OffsetNode(content: $0, columns: columns, rows: rows)
    }
  }

  /// Says what lies in front where views in a `ZStack` overlap: the higher value, and the later of two
  /// equal ones. The usual one is 0.
  public func zIndex(_ value: Double) -> some View {
    ModifiedNodes(content: self) { OrderNode(content: $0, depth: value) }
  }

  /// Offers this view room whose width is so many times its height, both in points.
  ///
  /// - Parameter aspectRatio: Without one the view keeps the shape that it has, as cells do anyway.
  public func aspectRatio(
    _ aspectRatio: Double? = nil, contentMode: ContentMode
  ) -> some View {
    ModifiedNodes(content: self) { content in
      guard let ratio = aspectRatio, ratio > 0, ratio.isFinite else { return content }
      return AspectNode(content: content, ratio: ratio, mode: contentMode)
    }
  }

  /// Keeps the shape of this view where it is made as large as there is room for.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Keeps the shape of this view where it is made to leave no room empty.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
