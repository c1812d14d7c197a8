import Foundation
import Testing

extension EndToEnd {
  /// A screen that does not change costs nothing.
  @Suite struct StillnessTests {
    /// The runtime's own look at its threads, once a second in every program on Dispatch for Linux.
    private static let runtimeWakeUpsASecond = 1

    @Test func `a still screen sends no bytes and wakes nobody up`() async throws {
      let folder = try TemporaryFolder()
      let file = try folder.write(SamplePost.json(SamplePost.numbered(1...3)), to: "posts.json")
      try await Tmux.withOutpost(file.path()) { terminal in
        try await terminal.wait(for: Wording.position(1, of: 3))
        try await terminal.record(to: folder.url.appending(path: "bytes"))
        let outpost = try terminal.processID()
        try await Task.sleep(for: .seconds(1))
        let start = ContinuousClock.now
        let before = wakeUps(of: outpost)
        try await Task.sleep(for: .seconds(4))
        let count = wakeUps(of: outpost).reduce(0) { $0 + $1.value - before[$1.key, default: 0] }
        let seconds = Int((ContinuousClock.now - start).components.seconds) + 1
        #expect(count <= seconds * Self.runtimeWakeUpsASecond)
        #expect(folder.bytes(of: "bytes") == [])
      }
    }

    /// How often each thread gave up the processor to wait; empty where the system does not tell.
    private func wakeUps(of process: Int32) -> [String: Int] {
      let tasks = "/proc/\(process)/task"
      let threads = (try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? []
      return Dictionary(
        uniqueKeysWithValues: threads.map { thread in
          let status = (try? String(contentsOfFile: "\(tasks)/\(thread)/status", encoding: .utf8))
          let line = status?.split(separator: "\n").first { $0.hasPrefix("voluntary") }
          return (thread, line?.split(separator: "\t").last.flatMap { Int($0) } ?? 0)
        })
    }
  }
}
