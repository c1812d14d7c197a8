import Cells
import StateKit
import Testing
import Views

@testable import TerminalUI

/// A program of several scenes.
@MainActor struct SettingsTests {
  @Test func `settings come over the window, by their keys and by a link`() {
    let host = Host(size: Size(width: 30, height: 5)) { Configurable.content }
    func draw() -> String {
      repeat {
        _ = host.frame(at: AnyClock.Instant(offset: .zero))
        host.runEffects()
      } while host.needsFrame
      return host.frame(at: AnyClock.Instant(offset: .zero)).buffer.lines.joined()
    }
    func opens(_ press: KeyPress) -> Bool {
      host.send(.key(press))
      let isOpen = draw().contains("count 1")
      host.send(.key(KeyPress(.escape)))
      return isOpen && !draw().contains("count 1")
    }
    #expect(draw().contains("window 1") && !draw().contains("count 1"))
    #expect(opens(KeyPress(",", modifiers: .control)))
    #expect(opens(KeyPress(",", modifiers: .option)))
    #expect(opens(KeyPress(.return)))
    host.close()
  }
}

private struct Configurable: App {
  @State private var count = 1

  var body: some Scene {
    WindowGroup {
      Text("window \(count)")
      SettingsLink()
    }
    .commands { CommandMenu("Count") { Button("More") { count += 1 } } }
    Settings { Text("count \(count)") }.onChange(of: count) { _, _ in }
    WindowGroup(id: "other") { Text("other") }
  }
}
