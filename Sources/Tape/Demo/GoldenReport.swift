/// What is said of a screen that is not as its golden: what differs, how it came about, and what to do.
struct GoldenReport {
  let name: String
  let tape: DemoTape
  let place: TapePlace
  let circumstances: TapeCircumstances

  /// The report where nothing is kept yet.
  func missing(_ path: String) -> String { "\(head) is not there yet: \(path)\n\(advice)" }

  /// The report where another screen is kept.
  func words(for difference: GoldenDifference) -> String {
    let rows = difference.rows.map(String.init).joined(separator: ", ")
    let place = rows.isEmpty ? "" : " (\(difference.rows.count == 1 ? "row" : "rows") \(rows))"
    return """
      \(head) differs at \(circumstances.time.inReport)\(place)
      \(difference)
        \(circumstances)
      \(advice)
      """
  }

  private var head: String { "\(place.file):\(place.line): golden \"\(name)\"" }

  private var advice: String {
    "  again: \(tape.command(until: circumstances.line))      accept: --bless"
  }
}
