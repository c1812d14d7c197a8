/// Chance that was injected: the system's in a program, a seeded one in tests.
public struct RandomSource: RandomNumberGenerator, Sendable {
  private let draw: @Sendable () -> UInt64

  /// - Parameter draw: Returns 64 random bits; it may be called from any task.
  public init(draw: @escaping @Sendable () -> UInt64) { self.draw = draw }

  /// The system's own.
  public static var system: RandomSource {
    RandomSource {
      var generator = SystemRandomNumberGenerator()
      return generator.next()
    }
  }

  public func next() -> UInt64 { draw() }
}
