/// How a change would move. A terminal shows the end of it at once, so that all animations look alike; they
/// are here for code that names them.
public nonisolated struct Animation: Hashable, Sendable {
  private let name: String
  private let seconds: Double

  private init(_ name: String, _ seconds: Double = 0.35) {
    self.name = name
    self.seconds = seconds
  }

  /// The animation where no other is named.
  public static let `default` = Animation("default")
  /// At one speed.
  public static let linear = Animation("linear")
  /// Slow at first.
  public static let easeIn = Animation("easeIn")
  /// Slow at the end.
  public static let easeOut = Animation("easeOut")
  /// Slow at first and at the end.
  public static let easeInOut = Animation("easeInOut")
  /// As a spring moves.
  public static let spring = Animation("spring")
  /// As a spring that follows a finger.
  public static let interactiveSpring = Animation("interactiveSpring")
  /// As a spring that swings.
  public static let bouncy = Animation("bouncy")
  /// As a spring that hardly swings.
  public static let snappy = Animation("snappy")
  /// As a spring that does not swing.
  public static let smooth = Animation("smooth")

  /// At one speed, within some seconds.
  public static func linear(duration: Double) -> Animation { Animation("linear", duration) }

  /// Slow at first, within some seconds.
  public static func easeIn(duration: Double) -> Animation { Animation("easeIn", duration) }

  /// Slow at the end, within some seconds.
  public static func easeOut(duration: Double) -> Animation { Animation("easeOut", duration) }

  /// Slow at first and at the end, within some seconds.
  public static func easeInOut(duration: Double) -> Animation { Animation("easeInOut", duration) }

  /// As a spring moves that is given by the seconds it takes and how much it swings.
  public static func spring(
    duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    Animation("spring", duration)
  }

  /// As a spring moves that is given by its stiffness, in seconds, and how soon it comes to rest.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    Animation("spring", response)
  }

  /// As a spring that follows a finger.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation {
    Animation("interactiveSpring", response)
  }

  /// As a spring moves that is given as a weight is hung on it.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    Animation("interpolatingSpring")
  }

  /// As a spring that swings, within some seconds.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation("bouncy", duration)
  }

  /// As a spring that hardly swings, within some seconds.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation("snappy", duration)
  }

  /// As a spring that does not swing, within some seconds.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation("smooth", duration)
  }
}

nonisolated extension Animation {
  /// The animation at so many times its speed.
  public func speed(_ speed: Double) -> Animation { self }

  /// The animation some seconds later; here the change is shown at once.
  public func delay(_ delay: Double) -> Animation { self }

  /// The animation forever; here its end is shown, and stays.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }

  /// The animation so many times; here its end is shown, and stays.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
}

/// Changes state and returns the result of the closure. What depends on the state shows the end at once: a
/// terminal has no frames between.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// How a change of state would move. A terminal shows the end of it at once.
public nonisolated struct Transaction: Sendable {
  /// What is asked for; nothing moves by it.
  public var animation: Animation?
  /// Whether the views in it are not to move; none does.
  public var disablesAnimations = false
  /// Whether it comes of something that goes on, such as a drag; nothing moves by it.
  public var isContinuous = false

  /// A change that moves in a way, or at once.
  public init(animation: Animation? = nil) { self.animation = animation }
}

nonisolated extension View {
  /// Sets the animation of changes of a value in this view; it is shown at once.
  public func animation(_ animation: Animation?, value: some Equatable) -> some View { self }

  /// Sets the animation of every change in this view; it is shown at once.
  public func animation(_ animation: Animation?) -> some View { self }

  /// Sets the animation of the modifiers in the closure; what they do is shown at once.
  public func animation(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> some View
  ) -> some View {
    body(PlaceholderContentView(content: self))
  }

  /// Sets the transition of this view; it does so at once.
  public func transition(_ transition: AnyTransition) -> some View { self }

  /// Sets the transition of this view: it is shown as the transition draws what has come.
  @_disfavoredOverload
  public func transition(_ transition: some Transition) -> some View {
    ShownTransition(content: self, transition: transition)
  }

  /// Sets the transition between contents of this view, to be read; it does so at once.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    environment { $0.contentTransition = transition }
  }
}

nonisolated extension ViewModifier {
  /// The same modifier: its changes are shown at once.
  public func animation(_ animation: Animation?) -> some ViewModifier { self }
}

nonisolated extension Binding {
  /// The same binding: what is set through it is shown at once.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
}

/// How the content of a view would turn into another. A terminal shows the new one at once.
public nonisolated struct ContentTransition: Equatable, Sendable {
  /// At once.
  public static let identity = ContentTransition()
  /// By fading.
  public static let opacity = ContentTransition()
  /// Glyph by glyph.
  public static let interpolate = ContentTransition()

  /// Digit by digit.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition()
  }

  /// Digit by digit, up or down as a value goes.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition() }
}
