/// How a spring would swing. Nothing moves by it.
public nonisolated struct Spring: Hashable, Sendable {
  /// The seconds that it would take.
  public let duration: Double
  /// How much it would swing, from 0 on.
  public let bounce: Double

  /// A spring by the seconds it takes and how much it swings.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    self.duration = duration
    self.bounce = bounce
  }

  /// A spring by its stiffness, in seconds, and how soon it comes to rest.
  public init(response: Double, dampingRatio: Double) {
    self.init(duration: response, bounce: 1 - dampingRatio)
  }

  /// The seconds of a swing: its stiffness.
  public var response: Double { duration }
  /// How soon it comes to rest, 1 where it does not swing.
  public var dampingRatio: Double { 1 - bounce }

  /// A spring that does not swing.
  public static let smooth = Spring()
  /// A spring that hardly swings.
  public static let snappy = Spring(bounce: 0.15)
  /// A spring that swings.
  public static let bouncy = Spring(bounce: 0.3)

  /// A spring that does not swing, within some seconds.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A spring that hardly swings, within some seconds.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring that swings, within some seconds.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}

nonisolated extension Animation {
  /// As a spring moves.
  @_disfavoredOverload
  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
    .spring(duration: spring.duration, bounce: spring.bounce)
  }

  /// As a spring moves, from a speed on.
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0
  ) -> Animation {
    .spring(duration: spring.duration, bounce: spring.bounce)
  }
}
