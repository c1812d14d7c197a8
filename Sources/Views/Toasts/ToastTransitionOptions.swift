/// How long a toast stays, and how it would come and go.
public nonisolated struct ToastTransitionOptions: Sendable {
  /// In seconds, from the first frame that shows it; one that is infinite stays until it is dismissed.
  public var duration: Double
  /// How it would come and go; a terminal shows it at once, and takes it away at once.
  public var transition: AnyTransition
  /// How that would move; here it does not.
  public var animation: Animation

  /// Four seconds, if nothing else is said.
  public init(
    duration: Double = 4, transition: AnyTransition = .opacity, animation: Animation = .default
  ) {
    self.duration = duration
    self.transition = transition
    self.animation = animation
  }
}
