/// How far the clocks of a place are ahead of those in Greenwich, which changes with the season.
///
/// `TimeZone` of FoundationEssentials alone takes every place for Greenwich.
public struct TimeOffset: Sendable {
  let seconds: @Sendable (Date) -> Int

  /// Clocks that are never changed.
  public init(seconds: Int) { self.seconds = { _ in seconds } }

  private init(_ seconds: @escaping @Sendable (Date) -> Int) { self.seconds = seconds }

  /// Greenwich without its summer time.
  public static let gmt = TimeOffset(seconds: 0)

  /// Where the user is, as the C library knows by `TZ` and the settings of the system.
  public static let current = TimeOffset {
    var (time, parts) = (time_t($0.timeIntervalSince1970.rounded(.down)), tm())
    return localtime_r(&time, &parts) == nil ? 0 : parts.tm_gmtoff
  }
}
