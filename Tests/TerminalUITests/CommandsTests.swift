import Cells
import StateKit
import Testing
import Views

@testable import TerminalUI

/// What a program adds to its scene.
@MainActor struct CommandsTests {
  @Test func `commands run by their shortcuts and are not to be seen`() {
    let host = Host(size: Size(width: 30, height: 3)) { Commanded.content }
    func draw() -> String {
      repeat {
        _ = host.frame(at: AnyClock.Instant(offset: .zero))
        host.runEffects()
      } while host.needsFrame
      return host.frame(at: AnyClock.Instant(offset: .zero)).buffer.lines.joined()
        .trimmingPrefix { $0 == " " }.description
    }
    #expect(draw() == "0 0")
    host.send(.key(KeyPress("r", modifiers: .control)))
    #expect(draw() == "1 1")
    host.send(.key(KeyPress("d", modifiers: .control)))
    #expect(draw() == "3 2")
    host.send(.key(KeyPress(.tab)))
    #expect(draw() == "3 2")
    host.close()
  }
}

private struct Commanded: App {
  @State private var count = 0
  @State private var changes = 0

  var body: some Scene {
    WindowGroup { Text("\(count) \(changes)") }
      .commands {
        CommandGroup(replacing: .newItem) {}
        CommandMenu("Count") {
          Button("More") { count += 1 }.keyboardShortcut("r")
          Button("Much more") { count += 2 }.keyboardShortcut("d")
        }
        SidebarCommands()
      }
      .onChange(of: count) { changes += 1 }
      .defaultSize(width: 800, height: 600)
      .windowResizability(.contentSize).windowStyle(.hiddenTitleBar)
  }
}
