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

extension CommandsTests {
  @Test func `commands of their own act on what the focused view says`() {
    let host = Host(size: Size(width: 30, height: 3)) { Editing.content }
    func draw() -> String {
      repeat {
        _ = host.frame(at: AnyClock.Instant(offset: .zero))
        host.runEffects()
      } while host.needsFrame
      return host.frame(at: AnyClock.Instant(offset: .zero)).buffer.lines.joined()
    }
    #expect(draw().contains("a1"))
    host.send(.key(KeyPress("r", modifiers: .control)))
    #expect(draw().contains("a2"))
    host.send(.key(KeyPress(.tab)))
    #expect(draw().contains("a2"))
    host.send(.key(KeyPress("r", modifiers: .control)))
    #expect(draw().contains("a2"), "nothing is said there")
    host.close()
  }
}

private struct CountKey: FocusedValueKey {
  typealias Value = Binding<Int>
}

extension FocusedValues {
  fileprivate var count: Binding<Int>? {
    get { self[CountKey.self] }
    set { self[CountKey.self] = newValue }
  }
}

private struct CountCommands: Commands {
  @FocusedBinding(\.count) private var count

  var body: some Commands {
    CommandMenu("Count") {
      Button("More") { count? += 1 }.keyboardShortcut("r").disabled(count == nil)
    }
  }
}

private struct Editing: App {
  @State private var count = 1

  var body: some Scene {
    WindowGroup {
      Button("a\(count)") {}.focusedValue(\.count, $count)
      Button("b") {}
    }
    .commands { CountCommands() }
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
