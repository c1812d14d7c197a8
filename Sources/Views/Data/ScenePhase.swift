/// Whether the program has the terminal, and the terminal the user's keys.
public nonisolated enum ScenePhase: Comparable, Sendable {
  /// The program is stopped: `fg` goes on with it.
  case background
  /// Its screen is to be seen, and keys go to another window, where the terminal reports it.
  case inactive
  /// Its screen is to be seen, and takes events.
  case active
}
