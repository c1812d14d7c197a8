extension Duration {
  /// How long, in two figures that matter: `240 ms`, `2.4 s`, `3 min`, `2 h`, `5 d`.
  var text: String {
    let seconds = self / .seconds(1)
    return switch seconds {
    case ..<1: "\(Int(seconds * 1000)) ms"
    case ..<10: "\(Int(seconds)).\(Int(seconds * 10) % 10) s"
    case ..<60: "\(Int(seconds)) s"
    case ..<3600: "\(Int(seconds / 60)) min"
    case ..<86_400: "\(Int(seconds / 3600)) h"
    default: "\(Int(seconds / 86_400)) d"
    }
  }

  /// A time since the start of the program, as a stopwatch has it: `3:04.5`, with hours `1:03:04.5`.
  var clock: String {
    let tenths = Int(self / .milliseconds(100))
    let (hours, minutes, seconds) = (tenths / 36_000, tenths / 600 % 60, tenths / 10 % 60)
    let rest = "\(seconds < 10 ? "0" : "")\(seconds).\(tenths % 10)"
    return hours == 0
      ? "\(minutes):\(rest)" : "\(hours):\(minutes < 10 ? "0" : "")\(minutes):\(rest)"
  }
}
