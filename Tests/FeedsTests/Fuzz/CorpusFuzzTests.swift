import Foundation
import Testing

@testable import Feeds

/// Broken documents by the thousand. OUTPOST_FUZZ_SECONDS says for how long, OUTPOST_FUZZ_SEED which ones.
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
    run.run(seconds: seconds ?? 3)
    if seconds != nil { report(run) }
    #expect(
      run.faults.isEmpty, "seed \(seed): \(run.faults.map(\.description).joined(separator: "\n"))")
    #expect(run.count > 10)
  }

  @Test func `inputs that were slow or harmful once are neither now`() throws {
    let files = try FileManager.default.contentsOfDirectory(
      at: CorpusCase.folder.appending(path: "Fuzz"), includingPropertiesForKeys: nil)
    for file in files.sorted(by: { $0.path < $1.path }) {
      let input = FuzzInput(Array(try Data(contentsOf: file)))
      for target in FuzzTarget.allCases {
        let start = FuzzRun.processorTime()
        #expect(target.answer(to: input).fault == nil, "\(target) of \(file.lastPathComponent)")
        let seconds = FuzzRun.processorTime() - start
        #expect(seconds < FuzzRun.limit, "\(target) of \(file.lastPathComponent)")
      }
    }
    #expect(!files.isEmpty)
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
