import Foundation
import Measuring

/// What a person waits for with one feed: measured for some readers in turn.
struct ReadingBench {
  let feed: SampleFeed
  let readers: [Reader]

  /// Seconds of a reload into an empty store, a reader each.
  func reload(runs: Int) -> [Double?] {
    medians(runs) { reader in
      reader.empty()
      return reader.reloaded()
    }
  }

  /// Seconds from the start to the first frame that names the feed.
  func start(runs: Int) -> [Double?] {
    medians(runs) { reader in
      let start = Stopwatch.wall
      return reader.shown()?.time(of: [feed.title] + reader.frameEnd).map { $0 - start }
    }
  }

  /// Seconds from the key that opens the feed to the first titles of its items.
  func open(runs: Int) -> [Double?] {
    medians(runs) { reader in
      guard let program = started(reader) else { return nil }
      let start = Stopwatch.wall
      program.type(reader.keys.open)
      return program.time(of: [SampleFeed.mark] + reader.frameEnd).map { $0 - start }
    }
  }

  /// Kilobytes at most and in the end, of a person who pages through the list and opens ten posts.
  func memory() -> [(most: Double, end: Double)?] {
    readers.map { reader in
      guard let program = started(reader) else { return nil }
      program.type(reader.keys.open)
      guard program.time(of: [SampleFeed.mark]) != nil else { return nil }
      page(program, reader.keys)
      for _ in 0..<10 {
        for key in [reader.keys.open, reader.keys.close, reader.keys.up] {
          program.type(key)
          program.bytes(untilStillFor: 50)
        }
      }
      guard let most = program.count("VmHWM"), let end = program.count("VmRSS") else { return nil }
      return (Double(most), Double(end))
    }
  }

  /// Presses the key until nothing comes any more.
  private func page(_ program: ProgramOnTerminal, _ keys: Reader.Keys) {
    program.bytes(untilStillFor: 100)
    var silent = 0
    for _ in 0..<feed.count where silent < 3 {
      program.type(keys.nextPage)
      let bytes = program.bytes(untilStillFor: 4, firstWithin: 200)
      silent = bytes < 200 ? silent + 1 : 0
    }
  }

  /// A reader that shows its sources and has come to rest.
  private func started(_ reader: Reader) -> ProgramOnTerminal? {
    let program = reader.shown()
    guard program?.time(of: [feed.title]) != nil else { return nil }
    program?.bytes(untilStillFor: 300)
    return program
  }

  private func medians(_ runs: Int, _ measure: (Reader) -> Double?) -> [Double?] {
    var samples = readers.map { _ in Samples() }
    var failed = readers.map { _ in false }
    for _ in 0..<runs {
      for (index, reader) in readers.enumerated() where !failed[index] {
        guard let value = measure(reader) else {
          failed[index] = true
          continue
        }
        samples[index].add(value)
      }
    }
    return zip(samples, failed).map { $1 ? nil : $0.median }
  }
}
