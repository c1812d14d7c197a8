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

extension TimeOffset {
  /// Where the process is, by the name of the tz database; `UTC` where that cannot be told.
  public static var processPlace: String {
    let folder = "/usr/share/zoneinfo/"
    var name = getenv("TZ").map { String(cString: $0) } ?? ""
    if name.isEmpty, let path = realpath("/etc/localtime", nil) {
      // On macOS the folder lies elsewhere; what follows has its name all the same.
      let parts = String(cString: path).split(separator: "/")
      name =
        parts.firstIndex(of: "zoneinfo").map { parts[($0 + 1)...].joined(separator: "/") } ?? ""
      free(path)
    }
    return !name.isEmpty && access(folder + name, F_OK) == 0 ? name : "UTC"
  }

  /// Lets the whole process be in another place, e.g. `Europe/Berlin`, whose offset is then `current`. For programs
  /// that have no other thread yet which asks for the time of day.
  public static func moveProcess(to name: String) {
    setenv("TZ", name, 1)
    tzset()
  }
}
