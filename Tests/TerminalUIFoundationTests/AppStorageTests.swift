import TerminalUIFoundation
import Testing

/// What a program stores, and has again when it is run the next time.
struct AppStorageTests {
  @Test func `a value that is set is there when the program is run again`() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "stored-\(UInt32.random(in: 0 ... .max))").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    await #expect(processExitsWith: .success) { [folder = folder as String] in
      setenv("XDG_CONFIG_HOME", folder, 1)
      setenv("HOME", folder, 1)
      await store()
    }
    await #expect(processExitsWith: .exitCode(7)) { [folder = folder as String] in
      setenv("XDG_CONFIG_HOME", folder, 1)
      setenv("HOME", folder, 1)
      exit(Int32(await stored()))
    }
  }

  @Test func `a second view over the same key is redrawn`() throws {
    struct Count: View {
      @AppStorage private var count: Int
      let name: String

      init(_ name: String, _ store: UserDefaults?) {
        _count = AppStorage(wrappedValue: 1, "count", store: store)
        self.name = name
      }

      var body: some View { Button("\(name) \(count)") { count += 1 } }
    }
    let store = UserDefaults(suiteName: "org.example.count.\(UInt32.random(in: 0 ... .max))")
    let host = Host(size: Size(width: 20, height: 2)) {
      VStack {
        Count("a", store)
        Count("日本", store)
      }
    }
    func lines() -> [String] { host.frame(at: AnyClock.Instant(offset: .zero)).buffer.lines }
    #expect(lines().contains { $0.contains("日本 1") })
    host.send(.key(KeyPress(.return)))
    #expect(host.needsFrame)
    #expect(lines().contains { $0.contains("a 2") } && lines().contains { $0.contains("日本 2") })
    host.close()
  }
}

private struct Stored {
  @AppStorage("count") var count = 1
  @AppStorage("name") var name = ""
}

/// Sets two values, and lets what is done after that be done.
private func store() async {
  let stored = Stored()
  stored.count = 6
  stored.name = "日本"
  stored.count = 7
  await Task.yield()
}

private func stored() -> Int {
  let stored = Stored()
  return stored.name == "日本" ? stored.count : 0
}
