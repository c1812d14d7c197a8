import Foundation
import TestSupport
import Testing

extension EndToEnd {
  /// A store that another program keeps open.
  @Suite struct BusyStoreTests {
    /// Says so once it has the store to itself, until there is nothing more to read.
    private static let script = """
      import sqlite3, sys
      store = sqlite3.connect(sys.argv[1], isolation_level=None)
      store.execute("PRAGMA locking_mode = EXCLUSIVE")
      store.execute("BEGIN EXCLUSIVE")
      store.execute("UPDATE source SET total = total")
      print("held", flush=True)
      sys.stdin.read()
      """

    @Test func `a start that waits for the store says so, and goes on`() async throws {
      try await FeedFarm.withFarm(["/a": .feed("News", posts: 1...3)]) { _, url in
        let home = try ReaderHome(sources: [url.appending(path: "a")])
        #expect(try await home.run("refresh", "--once").status == 0)
        let (asked, answered) = (try Spawn.pipe(), try Spawn.pipe())
        let holder = try Spawn.start(
          ["python3", "-c", Self.script, home.store.path()],
          input: .descriptor(asked.output), output: .descriptor(answered.input))
        for end in [asked.output, answered.input] { close(end) }
        let output = FileHandle(fileDescriptor: answered.output, closeOnDealloc: true)
        let held = output.availableData
        #expect(held.starts(with: "held".utf8))
        try await home.open { terminal in
          try await terminal.wait(for: "Opening the store…", "Another program may be writing to it")
          close(asked.input)
          try await terminal.wait(for: Wording.position(1, of: 3))
          try await terminal.quit()
        }
        #expect(Spawn.waitForEnd(of: holder, seconds: 60).status == 0)
        try output.close()
      }
    }
  }
}
