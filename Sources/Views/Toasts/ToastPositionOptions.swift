/// Where on the screen a toast lies.
public nonisolated struct ToastPositionOptions: Sendable {
  /// The edges that a toast can lie at.
  public enum Position: String, CaseIterable, Sendable {
    /// Below everything else.
    case bottom
    /// Above everything else, but below the bar with the title.
    case top
  }

  /// The edge that it lies at.
  public var position: Position
  /// The room between it and the edges of the screen, in points.
  public var padding: EdgeInsets

  /// At the upper edge and close to it, if nothing else is said.
  public init(position: Position = .top, padding: EdgeInsets = .init()) {
    self.position = position
    self.padding = padding
  }
}
