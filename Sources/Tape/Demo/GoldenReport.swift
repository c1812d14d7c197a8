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
    let rows = Self.words(difference.rows)
    let place = rows.isEmpty ? "" : " (\(difference.rows.count == 1 ? "row" : "rows") \(rows))"
    return """
      \(head) differs at \(circumstances.time.inReport)\(place)
      \(difference)
        \(circumstances)
      \(advice)
      """
  }

  /// Numbers in order, three and more that follow one another as `4–9`.
  private static func words(_ rows: [Int]) -> String {
    var stretches: [ClosedRange<Int>] = []
    for row in rows {
      if let last = stretches.last, last.upperBound == row - 1 {
        stretches[stretches.count - 1] = last.lowerBound...row
      } else {
        stretches.append(row...row)
      }
    }
    return stretches.flatMap { stretch in
      stretch.count > 2
        ? ["\(stretch.lowerBound)–\(stretch.upperBound)"] : stretch.map(String.init)
    }.joined(separator: ", ")
  }

  private var head: String { "\(place.file):\(place.line): golden \"\(name)\"" }

  private var advice: String {
    "  again: \(tape.command(until: circumstances.line))      accept: --bless"
  }
}
