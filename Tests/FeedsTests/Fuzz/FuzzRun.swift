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
  private(set) var slowest = (seconds: 0.0, target: FuzzTarget.feed, number: 0, length: 0)
  private(set) var faults: [Fault] = []

  private let documents: [[UInt8]]
  /// Where an input stands before it is read, so that it is still there after a crash.
  private let last: URL?

  /// What one input may take of the processor, in seconds; a build without optimisation is slower.
  #if DEBUG
    static let limit = 2.5
  #else
    static let limit = 0.25
  #endif

  init(seed: Int, documents: [[UInt8]], last: URL?) {
    self.seed = seed
    self.documents = documents
    self.last = last
  }

  /// Tries inputs until so many seconds have gone by.
  mutating func run(seconds: Double) {
    let end = ContinuousClock.now + .milliseconds(Int(seconds * 1000))
    var number = 0
    while ContinuousClock.now < end, faults.count < 20 {
      var mutator = Mutator(
        documents: documents, random: SeededGenerator(seed: seed &* 1_000_003 &+ number))
      let bytes = mutator.document()
      if let last { try? Data(bytes).write(to: last) }
      attempt(bytes, number)
      number += 1
    }
  }

  private mutating func attempt(_ bytes: [UInt8], _ number: Int) {
    count += 1
    let input = FuzzInput(bytes)
    for target in FuzzTarget.allCases {
      let start = Self.processorTime()
      let answer = target.answer(to: input)
      let seconds = Self.processorTime() - start
      if seconds > slowest.seconds { slowest = (seconds, target, number, bytes.count) }
      if seconds > Self.limit { note("\(target) took \(seconds) s", number, bytes) }
      if let fault = answer.fault { note("\(target): \(fault)", number, bytes) }
    }
  }

  private mutating func note(_ what: String, _ number: Int, _ bytes: [UInt8]) {
    faults.append(Fault(what: what, number: number, bytes: bytes))
  }

  /// Seconds of the processor that this thread has had.
  static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
