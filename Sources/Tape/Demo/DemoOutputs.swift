import Cells
import Essentials

/// What one tape writes beside the screen: pictures, goldens, a recording, and a word on each.
@MainActor final class DemoOutputs {
  private(set) var status = DemoStatus.same
  private let options: DemoOptions
  private let tape: DemoTape
  private let names: DemoNames
  private var cast: Cast?
  private var castTime = Duration.zero
  /// The last screen of the recording.
  private var shown: Snapshot?
  private var counts = DemoCounts()
  private let report: (DemoMessage) -> Void

  init(
    _ options: DemoOptions, tape: DemoTape, names: DemoNames,
    report: @escaping (DemoMessage) -> Void
  ) {
    self.options = options
    self.tape = tape
    self.names = names
    self.report = report
  }

  /// Listens to a player, after whoever listens to it already.
  func follow(_ player: Player) {
    if options.cast != nil { record(player) }
    player.onScreenshot = { [self] in keep($0, $1, $2, at: $3) }
    player.onGolden = { [self] in try compare($0, $1, at: $2, $3) }
  }

  /// Records that the tape did not reach its end.
  func fail(_ message: String, _ status: DemoStatus) {
    self.status = self.status.joined(with: status)
    report(.error(message))
  }

  /// Writes what can only be written at the end.
  func finish() {
    // How long the last screen stood is known only now.
    if let shown { cast?.show(shown.buffer, cursor: shown.cursor, at: castTime) }
    if let cast, let path = options.cast, status != .badTape {
      write(Data(cast.text.utf8), to: path)
    }
  }

  /// Reports what was done, where all went well.
  func sumUp() {
    if status == .same { report(.info(counts.summary(of: tape, options))) }
  }
}

extension DemoOutputs {
  private func record(_ player: Player) {
    let start = player.snapshot
    cast = Cast(size: start.buffer.size, title: start.title, theme: start.theme)
    let (onFrame, onPause) = (player.onFrame, player.onPause)
    player.onFrame = { [self] snapshot in
      try onFrame?(snapshot)
      cast?.show(snapshot.buffer, cursor: snapshot.cursor, at: castTime)
      shown = snapshot
    }
    player.onPause = { [self] duration in
      try await onPause?(duration)
      castTime += duration
    }
  }

  private func keep(
    _ file: String, _ format: PictureFormat, _ snapshot: Snapshot, at location: TapeLocation
  ) {
    counts.screenshots += 1
    cast?.mark(file, at: castTime)
    guard let folder = options.screenshots else { return }
    do {
      let data = try snapshot.data(as: format)
      if isFree(folder + "/" + file, for: data, at: location, "Screenshot \"\(file)\"") {
        write(data, to: folder + "/" + file)
      }
    } catch {
      fail("\(location): \(error.explanation)", .badTape)
    }
  }

  /// Whether a file does not stand for another screen already; says so where it does.
  private func isFree(_ path: String, for data: Data, at location: TapeLocation, _ what: String)
    -> Bool
  {
    guard let other = names.reserve(path, for: data, at: location) else { return true }
    fail(
      "\(location): \(what) is another screen in \(other); give one of them another name", .badTape)
    return false
  }

  private func compare(
    _ name: String, _ snapshot: Snapshot, at location: TapeLocation,
    _ circumstances: TapeCircumstances
  ) throws {
    counts.goldens += 1
    if options.goldens == .ignore { return }
    let folder = GoldenFolder(TapePath.joined("Goldens", toFolderOf: location.file))
    let file = try folder.file(name, size: snapshot.buffer.size)
    let grid = Data(snapshot.buffer.grid.utf8)
    guard isFree(file, for: grid, at: location, "Golden \"\(name)\"") else { return }
    switch options.goldens {
    case .ignore: break
    case .bless:
      if try folder.bless(name, snapshot.buffer) {
        report(.info("wrote \(file)"))
      }
    case .check:
      let report = GoldenReport(
        name: name, tape: tape, location: location, circumstances: circumstances)
      switch try folder.check(name, snapshot.buffer) {
      case .same: break
      case .missing:
        fail(report.missing(file), .differs)
      case .differs(let difference): fail(report.text(for: difference), .differs)
      }
    }
  }

  private func write(_ data: Data, to path: String) {
    do {
      try data.write(toFile: path)
      report(.info("wrote \(path)"))
    } catch {
      fail(error.explanation, .badTape)
    }
  }
}

/// What was met in a tape.
private struct DemoCounts {
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

/// What is said of a screen that is not as its golden: what differs, how it came about, and what to do.
private struct GoldenReport {
  let name: String
  let tape: DemoTape
  let location: TapeLocation
  let circumstances: TapeCircumstances

  /// The report where nothing is kept yet.
  func missing(_ path: String) -> String { "\(head) is not there yet: \(path)\n\(advice)" }

  /// The report where another screen is kept.
  func text(for difference: GoldenDifference) -> String {
    let rows = Self.label(difference.rows)
    let changedRows =
      rows.isEmpty ? "" : " (\(difference.rows.count == 1 ? "row" : "rows") \(rows))"
    return """
      \(head) differs at \(circumstances.time.inReport)\(changedRows)
      \(difference)
        \(circumstances)
      \(advice)
      """
  }

  /// Numbers in order, three and more that follow one another as `4–9`.
  private static func label(_ rows: [Int]) -> String {
    rows.stretches { $0 + 1 == $1 }.flatMap { stretch in
      stretch.count > 2
        ? ["\(stretch[0])–\(stretch[stretch.count - 1])"] : stretch.map(String.init)
    }.joined(separator: ", ")
  }

  private var head: String { "\(location.file):\(location.line): golden \"\(name)\"" }

  private var advice: String {
    "  again: \(tape.command(until: circumstances.line))      accept: --bless"
  }
}
