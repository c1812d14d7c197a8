extension Scene {
  /// Of no effect: a terminal is as large as the user makes it.
  public func defaultSize(_ size: CGSize) -> some Scene { self }
}

nonisolated extension View {
  /// Of no effect: a pointer presses what it is on.
  @_disfavoredOverload
  public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View { self }
}
