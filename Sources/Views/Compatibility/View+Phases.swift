/// Changes that would follow one another. A terminal shows the first phase, and stays there.
extension View {
  /// Shows this view in the first phase.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    FirstPhase(phases: Array(phases)) { content(PlaceholderContentView(content: self), $0) }
  }

  /// Shows this view in the first phase, whatever changes.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    phaseAnimator(phases, content: content, animation: animation)
  }
}

/// A view for each of some phases, of which the first one is shown.
public nonisolated struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let phases: [Phase]
  private let content: (Phase) -> Content

  /// The first phase.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.content = content
  }

  /// The first phase, whatever changes.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(phases, content: content)
  }

  public var body: some View {
    if let first = phases.first { content(first) }
  }
}

/// The view that something is made around.
public nonisolated struct PlaceholderContentView<Content: View>: View {
  let content: Content

  @MainActor public var body: some View { content }
}

private struct FirstPhase<Phase, Content: View>: View {
  let phases: [Phase]
  @ViewBuilder let content: (Phase) -> Content

  var body: some View {
    if let first = phases.first { content(first) }
  }
}

/// Changes state and then runs an action, because nothing moves that it could wait for.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  let result = try body()
  completion()
  return result
}

/// Changes state and returns the result of the closure; nothing moves.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// When something that moves would count as being at its end.
public nonisolated enum AnimationCompletionCriteria: Sendable {
  /// When it looks so, or when it is gone.
  case logicallyComplete, removed
}

nonisolated extension Animation {
  /// Along a curve through two points.
  public static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35
  ) -> Animation {
    .linear(duration: duration)
  }
}

nonisolated extension Angle {
  /// The sum of two angles.
  public static func + (left: Angle, right: Angle) -> Angle {
    Angle(radians: left.radians + right.radians)
  }

  /// The difference of two angles.
  public static func - (left: Angle, right: Angle) -> Angle {
    Angle(radians: left.radians - right.radians)
  }

  /// The angle the other way.
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }

  /// So many times an angle.
  public static func * (left: Angle, right: Double) -> Angle {
    Angle(radians: left.radians * right)
  }

  /// A part of an angle.
  public static func / (left: Angle, right: Double) -> Angle {
    Angle(radians: left.radians / right)
  }
}

nonisolated extension Angle: Comparable {
  public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }
}
