/// Whether the program has the terminal.
public nonisolated enum ScenePhase: Comparable, Sendable {
  /// Its screen is not to be seen.
  case background
  /// Its screen is to be seen, and takes no events.
  case inactive
  /// Its screen is to be seen, and takes events.
  case active
}

private struct ScenePhaseKey: EnvironmentKey {
  static var defaultValue: ScenePhase { .active }
}

extension EnvironmentValues {
  /// Whether the program has the terminal. A program that draws has it.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}
