/// What was met in a tape.
struct DemoCounts {
  var screenshots = 0
  var goldens = 0

  /// One line on what was done, and on what was left out and how to get it.
  func summary(of tape: DemoTape, _ options: DemoOptions) -> String {
    var parts: [String] = []
    if screenshots > 0, options.screenshots == nil, options.goldens == .ignore {
      parts.append("\(Self.count(screenshots, "screenshot")) (--screenshots DIR writes)")
    }
    if goldens > 0 {
      switch options.goldens {
      case .ignore: parts.append("\(Self.count(goldens, "golden")) (--check compares)")
      case .check: parts.append("\(Self.count(goldens, "golden")) the same")
      case .bless: parts.append("\(Self.count(goldens, "golden")) kept")
      }
    }
    return "\(tape.file): " + (parts.isEmpty ? "played" : parts.joined(separator: ", "))
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
