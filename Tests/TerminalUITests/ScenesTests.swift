import Cells
import Observation
import StateKit
import Testing

@testable import TerminalUI
@testable import Views

/// Which of a program's scenes fills the terminal, and what they inherit.
@MainActor struct ScenesTests {
  private func lines<Program: App>(_ program: Program.Type, _ keys: KeyPress...) -> [String] {
    let host = Host(size: Size(width: 20, height: 4)) { program.content }
    var lines: [String] = []
    func draw() {
      repeat {
        lines = host.frame(at: AnyClock.Instant(offset: .zero)).buffer.lines
        host.runEffects()
      } while host.needsFrame
    }
    draw()
    for key in keys {
      host.send(.key(key))
      draw()
    }
    host.close()
    return lines.map { $0.split(separator: " ").joined(separator: " ") }.filter { !$0.isEmpty }
  }

  @Test func `the first window fills the terminal, and what stands in a menu bar does not`() {
    #expect(lines(Extra.self) == ["日本 3"])
    #expect(lines(OnlyExtra.self) == ["extra"])
  }

  @Test func `a window of a value has none, or the one that it begins with, and keeps its own`() {
    #expect(lines(Valued.self) == ["nil"])
    #expect(lines(Defaulted.self) == ["▸ 7 ◂"])
    #expect(lines(Defaulted.self, KeyPress(.return)) == ["▸ 8 ◂"])
  }

  @Test func `commands are removed and replaced`() {
    let keys = [KeyPress("a", modifiers: .control), KeyPress("b", modifiers: .control)]
    #expect(lines(Commanded.self, keys[0], keys[1]) == ["11"])
    #expect(lines(Removed.self, keys[0], keys[1]) == ["0"])
    #expect(lines(Replaced.self, keys[0], keys[1]) == ["10"])
  }

  @Test func `commands of their own type read the value of the focus`() {
    let key = KeyPress("a", modifiers: .control)
    #expect(lines(Focusing.self, key) == ["1 0", "▸ a ◂", "[ b ]"])
    #expect(lines(Focusing.self, key, KeyPress(.tab), key) == ["1 1", "[ a ]", "▸ b ◂"])
  }
}

private struct Extra: App {
  var body: some Scene {
    if #available(macOS 13, *) { MenuBarExtra("t", systemImage: "star") { Text("extra") } }
    Window("w", id: "w") { Limited() }.environment(\.lineLimit, 3)
    WindowGroup { Text("other") }
  }
}

private struct Limited: View {
  @Environment(\.lineLimit) private var limit
  var body: some View { Text("日本 \(limit ?? 0)") }
}

private struct OnlyExtra: App {
  var body: some Scene {
    MenuBarExtra {
      Text("extra")
    } label: {
      Text("t")
    }
    .menuBarExtraStyle(.window)
    Settings { Text("settings") }
  }
}

private struct Valued: App {
  var body: some Scene {
    WindowGroup(for: Int.self) { $number in Text(number.map { "\($0)" } ?? "nil") }
  }
}

private struct Defaulted: App {
  var body: some Scene {
    WindowGroup("t", id: "x", for: Int.self) { $number in
      Button("\(number)") { number += 1 }
    } defaultValue: {
      7
    }
  }
}

/// A window that shows a number, which the commands `a` and `b` make larger by 1 and by 10.
private struct Numbered {
  @Bindable var model = Number()

  @Observable final class Number {
    var value = 0
  }

  var window: some Scene {
    WindowGroup { Text("\(model.value)") }
      .commands { CommandMenu("t") { Button("a") { model.value += 1 }.keyboardShortcut("a") } }
      .onChange(of: 0) {}
  }

  var other: CommandMenu<some View> {
    CommandMenu("t") { Button("b") { model.value += 10 }.keyboardShortcut("b") }
  }
}

private struct Commanded: App {
  private let number = Numbered()
  var body: some Scene { number.window.commands { number.other } }
}

private struct Removed: App {
  private let number = Numbered()
  var body: some Scene { number.window.commandsRemoved() }
}

private struct Replaced: App {
  private let number = Numbered()
  var body: some Scene { number.window.commandsReplaced { number.other } }
}

private nonisolated struct CountKey: FocusedValueKey {
  typealias Value = Binding<Int>
}

nonisolated extension FocusedValues {
  fileprivate var count: Binding<Int>? {
    get { self[CountKey.self] }
    set { self[CountKey.self] = newValue }
  }
}

private struct Focusing: App {
  var body: some Scene {
    WindowGroup { Counts() }.commands { CountCommands() }
  }
}

private struct CountCommands: Commands {
  @FocusedBinding(\.count) private var count

  var body: some Commands {
    CommandMenu("Count") {
      Button("More") { count? += 1 }.keyboardShortcut("a").disabled(count == nil)
    }
  }
}

private struct Counts: View {
  @State private var first = 0
  @State private var second = 0

  var body: some View {
    VStack {
      Text("\(first) \(second)")
      Button("a") {}.focusedValue(\.count, $first)
      Button("b") {}.focusedValue(\.count, $second)
    }
  }
}
