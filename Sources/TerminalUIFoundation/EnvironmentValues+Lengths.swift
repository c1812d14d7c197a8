// Values whose type is one of Foundation's.

nonisolated extension EnvironmentValues {
  /// Dots a point: a terminal tells of none.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The length of a dot, in points.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// How small letters may become so that a text fits, as a part of their size; they have one size.
  public var minimumScaleFactor: CGFloat {
    get { CGFloat(smallestScale) }
    set { smallestScale = Double(newValue) }
  }

  /// How high the rows of a list are to be at least, in points; they are as high as what is in them.
  public var defaultMinListRowHeight: CGFloat {
    get { self[RowHeightKey.self] }
    set { self[RowHeightKey.self] = newValue }
  }

  /// How high the headers of a list are to be at least, in points; they are as high as what is in them.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[HeaderHeightKey.self] }
    set { self[HeaderHeightKey.self] = newValue }
  }
}

private nonisolated enum DisplayScaleKey: EnvironmentKey {
  static var defaultValue: CGFloat { 1 }
}

/// A row of cells.
private nonisolated enum RowHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat { 16 }
}

private nonisolated enum HeaderHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}
