import Foundation
import TestSupport

@testable import Feeds

/// Runs the parsers over many broken documents and watches what they cost and what they answer.
struct FuzzRun {
  /// Something that a parser must never do.
  struct Fault: CustomStringConvertible {
    let what: String
    let number: Int
    let bytes: [UInt8]

    var description: String { "input \(number), \(bytes.count) bytes: \(what)" }
  }

  let seed: Int
  private(set) var count = 0
  private(set) var slowest = (ratio: 0.0, target: FuzzTarget.feed, number: 0, length: 0)
  private(set) var faults: [Fault] = []

  private let documents: [[UInt8]]
  /// Where an input stands before it is read, so that it is still there after a crash.
  private let last: URL?

  private var cost = FuzzCost()

  init(seed: Int, documents: [[UInt8]], last: URL?) {
    self.seed = seed
    self.documents = documents
    self.last = last
  }

  /// Tries so many inputs, or, where an end is given, as many as there is time for.
  mutating func run(inputs: Int, until end: ContinuousClock.Instant? = nil) {
    for number in 0..<inputs {
      if faults.count == 20 { return }
      if let end, ContinuousClock.now >= end { return }
      var mutator = Mutator(
        documents: documents, random: SeededGenerator(seed: seed &* 1_000_003 &+ number))
      let bytes = mutator.document()
      if let last { try? Data(bytes).write(to: last) }
      attempt(bytes, number)
    }
  }

  private mutating func attempt(_ bytes: [UInt8], _ number: Int) {
    count += 1
    let input = FuzzInput(bytes)
    for target in FuzzTarget.allCases {
      let start = Growth.processorTime()
      let answer = target.answer(to: input)
      let time = Growth.processorTime() - start
      let ratio = cost.ratio(time, length: bytes.count)
      if ratio > slowest.ratio { slowest = (ratio, target, number, bytes.count) }
      if let excess = cost.excess(time, of: target, for: input) { record(excess, number, bytes) }
      if let fault = answer.fault { record("\(target): \(fault)", number, bytes) }
    }
  }

  private mutating func record(_ what: String, _ number: Int, _ bytes: [UInt8]) {
    faults.append(Fault(what: what, number: number, bytes: bytes))
  }
}
