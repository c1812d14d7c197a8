/// How playing tapes ended, as the exit code of a program.
public enum DemoStatus: Int32, Sendable {
  /// All was as it should be.
  case same = 0
  /// A screen is not as its golden.
  case differs = 1
  /// A tape cannot be read, or something it needs cannot be read or written.
  case badTape = 2
  /// An `Expect` or a `Wait` failed.
  case failed = 3

  /// The graver of two.
  func joined(with other: DemoStatus) -> DemoStatus { other.rawValue > rawValue ? other : self }
}
