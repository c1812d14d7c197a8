/// A view that is made again as time goes.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
  /// What the content is told.
  public typealias Context = TimelineViewDefaultContext

  private let schedule: Schedule
  private let content: (Context) -> Content

  /// A view for each date of a schedule.
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
    self.schedule = schedule
    self.content = content
  }

  /// The view as of now.
  public var body: some View {
    TimelineStep(step: schedule.step) { content(Context(date: Date())) }
  }
}

/// What the content of a timeline is told.
public nonisolated struct TimelineViewDefaultContext: Sendable {
  /// How often the view could change.
  public enum Cadence: Comparable, Sendable {
    /// As often as the screen, once a second, or once a minute.
    case live, seconds, minutes
  }

  /// The moment to show.
  public let date: Date
  /// How often the view could change.
  public let cadence = Cadence.live
}

/// When a view is made again.
public nonisolated protocol TimelineSchedule {
  /// How long it is from one time to the next.
  var step: Duration { get }
}

/// Every so many seconds.
public nonisolated struct PeriodicTimelineSchedule: TimelineSchedule {
  public let step: Duration

  /// - Parameter startDate: Of no effect: it begins when the view comes.
  public init(from startDate: Date, by interval: TimeInterval) {
    step = .seconds(max(0.05, interval))
  }
}

/// Every minute.
public nonisolated struct EveryMinuteTimelineSchedule: TimelineSchedule {
  /// Every minute.
  public init() {}
  public var step: Duration { .seconds(60) }
}

/// Ten times a second, as often as a spinner turns.
public nonisolated struct AnimationTimelineSchedule: TimelineSchedule {
  /// - Parameters:
  ///   - minimumInterval: The seconds that lie between two times at least.
  ///   - paused: Whether time stands still.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    step = paused ? .seconds(86_400) : .seconds(max(0.1, minimumInterval ?? 0.1))
  }
  public let step: Duration
}

nonisolated extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Every so many seconds.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> Self {
    Self(from: startDate, by: interval)
  }
}

nonisolated extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// Every minute.
  public static var everyMinute: Self { Self() }
}

nonisolated extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Ten times a second.
  public static var animation: Self { Self() }

  /// So many times a second, or not at all.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> Self {
    Self(minimumInterval: minimumInterval, paused: paused)
  }
}
