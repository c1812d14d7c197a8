/// How far the clocks of a time zone are ahead of UTC, which changes with the season.
///
/// `TimeZone` of FoundationEssentials alone takes every time zone for UTC.
public struct TimeOffset: Sendable {
  let seconds: @Sendable (Date) -> Int

  /// Clocks that are never changed.
  public init(seconds: Int) { self.seconds = { _ in seconds } }

  private init(_ seconds: @escaping @Sendable (Date) -> Int) { self.seconds = seconds }

  /// Greenwich without its summer time.
  public static let gmt = TimeOffset(seconds: 0)

  /// The time zone of the user, which the C library reads from `TZ` and the system settings.
  public static let current = TimeOffset {
    var (time, parts) = (time_t($0.timeIntervalSince1970.rounded(.down)), tm())
    return localtime_r(&time, &parts) == nil ? 0 : parts.tm_gmtoff
  }
}

extension TimeOffset {
  /// The time zone of the process, by its name in the tz database; `UTC` where it is unknown.
  public static var processTimeZone: String {
    let folder = "/usr/share/zoneinfo/"
    var name = ProcessEnvironment.value("TZ") ?? ""
    if name.isEmpty, let path = realpath("/etc/localtime", nil) {
      // On macOS the folder lies elsewhere; what follows is still the name.
      let parts = String(cString: path).split(separator: "/")
      name =
        parts.firstIndex(of: "zoneinfo").map { parts[($0 + 1)...].joined(separator: "/") } ?? ""
      free(path)
    }
    return !name.isEmpty && access(folder + name, F_OK) == 0 ? name : "UTC"
  }

  /// Moves the process to another time zone, e.g. `Europe/Berlin`, whose offset is then `current`. For programs
  /// that have no other thread yet which asks for the time of day.
  public static func moveProcess(to name: String) {
    setenv("TZ", name, 1)
    tzset()
  }
}
