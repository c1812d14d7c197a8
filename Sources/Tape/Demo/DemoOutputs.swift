import Cells
import Foundation

/// What comes of one tape beside the screen: pictures, goldens, a recording, and a word on each.
@MainActor final class DemoOutputs {
  private(set) var status = DemoStatus.same
  private let options: DemoOptions
  private let tape: DemoTape
  private var cast: Cast?
  private var castTime = Duration.zero
  /// The last screen of the recording.
  private var shown: Snapshot?
  private var counts = DemoCounts()
  private let say: (DemoMessage) -> Void

  init(_ options: DemoOptions, tape: DemoTape, say: @escaping (DemoMessage) -> Void) {
    self.options = options
    self.tape = tape
    self.say = say
  }

  /// Listens to a player, after whoever listens to it already.
  func follow(_ player: Player) {
    if options.cast != nil { record(player) }
    player.onScreenshot = { [self] in try keep($0, $1, $2) }
    player.onGolden = { [self] in try compare($0, $1, at: $2, $3) }
  }

  /// Notes that the tape did not come to its end.
  func fail(_ words: String, _ status: DemoStatus) {
    self.status = self.status.joined(with: status)
    say(.problem(words))
  }

  /// Writes what can only be written at the end.
  func finish() {
    // How long the last screen stood is known only now.
    if let shown { cast?.show(shown.buffer, cursor: shown.cursor, at: castTime) }
    if let cast, let path = options.cast, status != .badTape {
      write(Data(cast.text.utf8), to: path)
    }
  }

  /// Says what was done, where all was well.
  func sumUp() {
    if status == .same { say(.word(counts.summary(of: tape, options))) }
  }
}

extension DemoOutputs {
  private func record(_ player: Player) {
    let start = player.snapshot
    cast = Cast(
      size: start.buffer.size, title: start.title, theme: start.theme, version: options.castVersion)
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

  private func keep(_ file: String, _ format: PictureFormat, _ snapshot: Snapshot) throws {
    counts.screenshots += 1
    cast?.mark(file, at: castTime)
    guard let folder = options.screenshots else { return }
    write(try snapshot.data(as: format), to: folder + "/" + file)
  }

  private func compare(
    _ name: String, _ snapshot: Snapshot, at place: TapePlace, _ circumstances: TapeCircumstances
  ) throws {
    counts.goldens += 1
    let folder = GoldenFolder(TapePath.joined("Goldens", toFolderOf: place.file))
    switch options.goldens {
    case .ignore: break
    case .bless:
      if try folder.bless(name, snapshot.buffer) {
        say(.word("wrote \(try folder.file(name, size: snapshot.buffer.size))"))
      }
    case .check:
      let report = GoldenReport(name: name, tape: tape, place: place, circumstances: circumstances)
      switch try folder.check(name, snapshot.buffer) {
      case .same: break
      case .missing:
        fail(report.missing(try folder.file(name, size: snapshot.buffer.size)), .differs)
      case .differs(let difference): fail(report.words(for: difference), .differs)
      }
    }
  }

  private func write(_ data: Data, to path: String) {
    do {
      try data.write(toFile: path)
      say(.word("wrote \(path)"))
    } catch {
      fail(error.localizedDescription, .badTape)
    }
  }
}
