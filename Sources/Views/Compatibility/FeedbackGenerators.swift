/// What UIKit's code would let a hand feel.
public nonisolated struct UIImpactFeedbackGenerator: Sendable {
  /// How hard it would be.
  public nonisolated enum FeedbackStyle: Sendable {
    /// From little to much, and by what is hit.
    case light, medium, heavy, soft, rigid
  }

  /// One that does nothing.
  public init(style: FeedbackStyle = .medium) {}

  /// Nothing has to be made ready.
  public func prepare() {}

  /// Nothing is felt.
  public func impactOccurred(intensity: Double = 1) {}
}

/// What UIKit's code would let a hand feel when something has ended.
public nonisolated struct UINotificationFeedbackGenerator: Sendable {
  /// How it has ended.
  public nonisolated enum FeedbackType: Sendable {
    /// Well, so so, or badly.
    case success, warning, error
  }

  /// One that does nothing.
  public init() {}

  /// Nothing has to be made ready.
  public func prepare() {}

  /// Nothing is felt.
  public func notificationOccurred(_ type: FeedbackType) {}
}

/// What UIKit's code would let a hand feel when something is chosen.
public nonisolated struct UISelectionFeedbackGenerator: Sendable {
  /// One that does nothing.
  public init() {}

  /// Nothing has to be made ready.
  public func prepare() {}

  /// Nothing is felt.
  public func selectionChanged() {}
}
