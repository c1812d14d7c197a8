import Foundation
import Measuring

/// What a user waits for with one feed: measured for some readers in turn.
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
      return shownList(program, reader)
    }
  }

  /// What each takes for a user who pages through the list and opens ten posts.
  func browsing() -> [Memory?] {
    readers.map { reader in started(reader).flatMap { browse($0, reader) } }
  }

  /// The same for a user who begins with an empty store and fetches the feed first.
  func fetchingAndBrowsing() -> [Memory?] {
    readers.map { reader in
      reader.empty()
      guard let program = reader.shown() else { return nil }
      if let reload = reader.keys.reload {
        program.bytes(untilStillFor: 500)
        program.type(reload)
      }
      guard program.time(of: [reader.keys.fetched(feed.count)], within: 60) != nil else {
        return nil
      }
      program.bytes(untilStillFor: 1000)
      return browse(program, reader)
    }
  }

  private func browse(_ program: ProgramOnTerminal, _ reader: Reader) -> Memory? {
    let keys = reader.keys
    guard shownList(program, reader) != nil else { return nil }
    press(keys.enterList, in: program)
    page(program, keys)
    for _ in 0..<10 { press([keys.openPost, keys.closePost, keys.up], in: program) }
    return Memory(of: program)
  }

  /// Shows the list of the feed, and returns the seconds from the last key to the titles.
  private func shownList(_ program: ProgramOnTerminal, _ reader: Reader) -> Double? {
    press(reader.keys.approach, in: program)
    let start = Stopwatch.wall
    program.type(reader.keys.showList)
    return program.time(of: [SampleFeed.mark] + reader.frameEnd).map { $0 - start }
  }

  private func press(_ keys: [String], in program: ProgramOnTerminal) {
    for key in keys {
      program.type(key)
      program.bytes(untilStillFor: 50, firstWithin: 500)
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
    guard let program = reader.shown(), program.time(of: [feed.title]) != nil else { return nil }
    program.bytes(untilStillFor: 300)
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
