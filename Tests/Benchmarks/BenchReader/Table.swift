import Foundation

/// Prints figures beside each other, and remembers whether each is as good as it has to be.
struct Table {
  /// Whether a figure was missing or too high.
  private(set) var hasFailed = false

  func head(_ title: String, beside other: String = "newsboat") {
    print("\n\(title)")
    print("  \(pad("", 34))\(right(other)) \(right("outpost"))      ratio")
  }

  /// A figure of newsboat, where it is here, and of Outpost.
  ///
  /// - Parameter least: How many times Outpost's figure newsboat's has to be.
  mutating func row(
    _ name: String, _ unit: String, newsboat: Double?, outpost: Double?, digits: Int = 1,
    least: Double = 3
  ) {
    let figures = "\(column(newsboat, digits)) \(column(outpost, digits))"
    var verdict = ""
    if let newsboat, let outpost {
      let ratio = newsboat / outpost
      verdict = "\(column(ratio, 1))× \(ratio >= least ? "good" : "LESS THAN \(Int(least))×")"
      if ratio < least { hasFailed = true }
    }
    if outpost == nil { hasFailed = true }
    print("  \(pad("\(name), \(unit)", 34))\(figures) \(verdict)")
  }

  /// A figure that is reported and not judged.
  func add(_ name: String, _ unit: String, _ figure: Double?, digits: Int = 1) {
    print("  \(pad("\(name), \(unit)", 34))\(column(figure, digits))")
  }

  /// A figure of Outpost that may be at most so many times another.
  mutating func within(
    _ name: String, _ unit: String, bound: Double?, outpost: Double?, most: Double
  ) {
    let figures = "  \(pad("\(name), \(unit)", 34))\(column(bound, 2)) \(column(outpost, 2))"
    guard let bound, let outpost else {
      print(figures, "no figure")
      hasFailed = true
      return
    }
    let ratio = outpost / bound
    if ratio > most { hasFailed = true }
    print(figures, "\(column(ratio, 2))× \(ratio <= most ? "good" : "MORE THAN \(most)×")")
  }

  private func column(_ figure: Double?, _ digits: Int) -> String {
    right(figure.map { String(format: "%.\(digits)f", $0) } ?? "–")
  }

  private func right(_ text: String) -> String {
    String(repeating: " ", count: max(0, 10 - text.count)) + text
  }

  private func pad(_ text: String, _ width: Int) -> String {
    text.padding(toLength: width, withPad: " ", startingAt: 0)
  }
}
