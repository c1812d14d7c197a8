import StateKit

extension EnvironmentValues {
  private enum ClockKey: EnvironmentKey {
    static let defaultValue = AnyClock.continuous()
  }

  /// The clock that the program is run with. Its `now` is right at any time, also when a button is pressed;
  /// the environment's own `now` is the instant of the last frame.
  public internal(set) var clock: AnyClock {
    get { self[ClockKey.self] }
    set { self[ClockKey.self] = newValue }
  }
}
