extension View {
  /// Adds room around this view.
  ///
  /// - Parameter length: Points, 8 a column and 16 a row; by default 16.
  public func padding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> some View {
    let columns = Metrics.columns(length ?? 16)
    let rows = Metrics.rows(length ?? 16)
    return ModifiedNodes(content: self) {
      PaddingNode(
        content: $0, top: edges.contains(.top) ? rows : 0,
        leading: edges.contains(.leading) ? columns : 0,
        bottom: edges.contains(.bottom) ? rows : 0,
        trailing: edges.contains(.trailing) ? columns : 0)
    }
  }

  /// Adds room on every side of this view, in points.
  public func padding(_ length: Double) -> some View { padding(.all, length) }

  /// Gives this view a fixed width or height, in points; nil leaves it as it is.
  public func frame(
    width: Double? = nil, height: Double? = nil, alignment: Alignment = .center
  ) -> some View {
    ModifiedNodes(content: self) {
      FrameNode(
        content: $0, width: .fixed(width.map(Metrics.columns)),
        height: .fixed(height.map(Metrics.rows)), alignment: alignment)
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
          minimum: minWidth.map(Metrics.columns), ideal: idealWidth.map(Metrics.columns),
          maximum: maxWidth.map(Metrics.columns)),
        height: FrameNode.Bounds(
          minimum: minHeight.map(Metrics.rows), ideal: idealHeight.map(Metrics.rows),
          maximum: maxHeight.map(Metrics.rows)),
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
