import Foundation
import TestSupport
import Testing

@testable import Feeds

/// Broken documents by the thousand. OUTPOST_FUZZ_SEED says which ones, OUTPOST_FUZZ_SECONDS for how long, where it is
/// not to be a fixed number of them.
@Suite struct CorpusFuzzTests {
  private static let environment = ProcessInfo.processInfo.environment

  @Test func `no broken document crashes, hangs or harms`() throws {
    let seconds = Self.environment["OUTPOST_FUZZ_SECONDS"].flatMap(Double.init)
    let seed = Self.environment["OUTPOST_FUZZ_SEED"].flatMap { Int($0) } ?? 1
    let documents = try CorpusCase.folders.flatMap { try CorpusCase.all(in: $0).map(\.bytes) }
    let last = seconds.map { _ in
      FileManager.default.temporaryDirectory.appending(path: "outpost-fuzz-last")
    }
    var run = FuzzRun(seed: seed, documents: documents, last: last)
    if let seconds {
      run.run(inputs: .max, until: .now + .milliseconds(Int(seconds * 1000)))
      report(run)
    } else {
      run.run(inputs: Soak.count(100, soak: 2_000))
    }
    #expect(
      run.faults.isEmpty, "seed \(seed): \(run.faults.map(\.description).joined(separator: "\n"))")
    #expect(run.count > 10)
  }

  @Test func `inputs that were slow or harmful once are neither now`() throws {
    let files = try FileManager.default.contentsOfDirectory(
      at: CorpusCase.folder.appending(path: "Fuzz"), includingPropertiesForKeys: nil)
    var cost = FuzzCost()
    for file in files.sorted(by: { $0.path < $1.path }) {
      let input = FuzzInput(Array(try Data(contentsOf: file)))
      for target in FuzzTarget.allCases {
        let start = Growth.processorTime()
        let answer = target.answer(to: input)
        let excess = cost.excess(Growth.processorTime() - start, of: target, for: input)
        #expect(excess == nil, "\(file.lastPathComponent)")
        #expect(answer.fault == nil, "\(target) of \(file.lastPathComponent)")
      }
    }
    #expect(!files.isEmpty)
  }

  @Test func `an answer that was disturbed once is measured again`() {
    var cost = FuzzCost()
    let input = FuzzInput(Array("Tue, 05 Mar 2024".utf8))
    #expect(cost.ratio(1e6, length: input.bytes.count) > FuzzCost.limit)
    #expect(cost.excess(1e6, of: .date, for: input) == nil)
  }

  @Test func `work that is squared costs too much, and each of its parts does not`() {
    let input = FuzzInput(
      Array(String(repeating: "<p>Some words, and <b>more</b>. ", count: 300).utf8))
    /// Reads all that follows again at each tag, as a parser that looks for an end would.
    func read(isSquared: Bool) {
      var rest = input.text[...]
      repeat {
        _ = PostContent(String(rest), form: .html).article
        rest = rest.dropFirst().drop { $0 != "<" }
      } while isSquared && !rest.isEmpty
    }
    var cost = FuzzCost()
    for isSquared in [false, true] {
      let time = Growth.cost { read(isSquared: isSquared) }
      let excess = cost.excess(time, length: input.bytes.count) { read(isSquared: isSquared) }
      #expect((excess != nil) == isSquared)
    }
  }

  private func report(_ run: FuzzRun) {
    print(
      "seed \(run.seed): \(run.count) inputs, slowest \(run.slowest), \(run.faults.count) faults")
    for fault in run.faults {
      let file = FileManager.default.temporaryDirectory.appending(
        path: "outpost-fuzz-\(run.seed)-\(fault.number)")
      try? Data(fault.bytes).write(to: file)
      print("\(fault) in \(file.path)")
    }
  }
}
