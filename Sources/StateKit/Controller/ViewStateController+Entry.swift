extension ViewStateController {
  /// One thing that happened, for an inspector of the history.
  public struct Entry: Identifiable {
    /// Counts all entries since the last reset, those that were dropped too.
    public let sequence: Int
    /// What happened.
    public let state: State
    /// When.
    public let instant: AnyClock.Instant
    /// Why.
    public let trigger: LoadTrigger

    public var id: Int { sequence }
  }
}

extension ViewStateController.Entry: Sendable where Info: Sendable {}
