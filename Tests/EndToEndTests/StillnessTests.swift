import Foundation
import Testing

extension EndToEnd {
  /// A screen that does not change costs nothing.
  @Suite struct StillnessTests {
    @Test func `a still screen sends no bytes and wakes nobody up`() async throws {
      let folder = try TemporaryFolder()
      let file = try folder.write(SamplePost.json(SamplePost.numbered(1...3)), to: "posts.json")
      try await Tmux.withOutpost(file.path()) { terminal in
        try await terminal.wait(for: Wording.position(1, of: 3))
        try await terminal.record(to: folder.url.appending(path: "bytes"))
        let outpost = try terminal.processID()
        try await settle(outpost)
        let before = wakeUps(of: outpost)
        try await Task.sleep(for: .seconds(2))
        #expect(wakeUps(of: outpost) == before)
        #expect(folder.bytes(of: "bytes") == [])
      }
    }

    /// Waits until the program has been still for half a second.
    private func settle(_ process: Int32) async throws {
      let end = ContinuousClock.now + .seconds(30)
      var seen = [String: String]()
      repeat {
        seen = wakeUps(of: process)
        try await Task.sleep(for: .milliseconds(500))
      } while wakeUps(of: process) != seen && ContinuousClock.now < end
    }

    /// How often each thread gave up the processor to wait; empty where the system does not tell.
    private func wakeUps(of process: Int32) -> [String: String] {
      let tasks = "/proc/\(process)/task"
      let threads = (try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? []
      return Dictionary(
        uniqueKeysWithValues: threads.map { thread in
          let status = (try? String(contentsOfFile: "\(tasks)/\(thread)/status", encoding: .utf8))
          let line = status?.split(separator: "\n").first { $0.hasPrefix("voluntary") }
          return (thread, line.map(String.init) ?? "")
        })
    }
  }
}
