extension View {
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

  /// Gives this view a fixed width or height, in points; nil leaves it as it is.
  public func frame(
    width: Double? = nil, height: Double? = nil, alignment: Alignment = .center
  ) -> some View {
    ModifiedNodes(content: self) {
      FrameNode(
        content: $0, width: .fixed(width, along: .horizontal),
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
