extension View {
  /// Sets a value that the views in this one inherit.
  public func environment<Value>(
    _ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    environment { $0[keyPath: path] = value }
  }

  /// Makes the controls in this view unusable. A control is enabled only if all views around it agree.
  public func disabled(_ isDisabled: Bool) -> some View {
    environment { $0.isEnabled = $0.isEnabled && !isDisabled }
  }
}
