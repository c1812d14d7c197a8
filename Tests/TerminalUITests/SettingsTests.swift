import Cells
import StateKit
import Testing
import Views

@testable import TerminalUI

/// A program of several scenes.
@MainActor struct SettingsTests {
  private static func lines(_ host: Host) -> [String] {
    for _ in 0..<20 {
      let lines = host.frame(at: AnyClock.Instant(offset: .zero)).buffer.lines
      host.runEffects()
      if !host.needsFrame { return lines }
    }
    return []
  }

  private func press(_ host: Host, _ press: KeyPress) -> String {
    host.send(.key(press))
    return Self.lines(host).joined(separator: "\n")
  }

  @Test(
    arguments: [
      KeyPress(",", modifiers: .control), KeyPress(",", modifiers: .option), KeyPress(.return),
    ], [(40, 10), (200, 60)])
  func `they come over the window by their keys and by a link, and go by Escape`(
    key: KeyPress, size: (Int, Int)
  ) {
    let host = Host(size: Size(width: size.0, height: size.1)) { Configurable.content }
    let closed = Self.lines(host)
    #expect(closed.contains { $0.contains("window 1") })
    let open = press(host, key)
    #expect(open.contains("│   日本 1   │\n") && open.contains("│  ▸ More ◂  │\n"))
    #expect(press(host, KeyPress(.return)).contains("日本 2"), "the link below is not pressed")
    _ = press(host, KeyPress(.escape))
    #expect(Self.lines(host) == closed.map { $0.replacing("window 1", with: "window 2") })
    host.close()
  }

  @Test func `a click opens them, too, and a disabled link does nothing`() {
    let host = Host(size: Size(width: 40, height: 10)) { Configurable.content }
    func click(_ text: String) -> String {
      let lines = Self.lines(host)
      guard let y = lines.firstIndex(where: { $0.contains(text) }),
        let range = lines[y].firstRange(of: text)
      else { return "\(text) is not there" }
      let point = Point(x: String(lines[y][..<range.lowerBound]).columns, y: y)
      host.send(.mouse(MouseEvent(.press, at: point)))
      return Self.lines(host).joined(separator: "\n")
    }
    #expect(!click("disabled").contains("日本"))
    #expect(click("Settings…").contains("日本 1"))
    #expect(click("More").contains("日本 2"))
    host.close()
  }

  @Test(arguments: [(0, 0), (1, 1), (5, 3), (12, 4)])
  func `they can be left on the smallest screens`(width: Int, height: Int) {
    let host = Host(size: Size(width: width, height: height)) { Configurable.content }
    let closed = Self.lines(host)
    _ = press(host, KeyPress(",", modifiers: .control))
    #expect(Self.lines(host).allSatisfy { $0.columns <= width })
    #expect(host.send(.key(KeyPress(.escape))))
    #expect(Self.lines(host) == closed && !host.send(.key(KeyPress(.escape))))
    host.close()
  }
}

private struct Configurable: App {
  @State private var count = 1

  var body: some Scene {
    WindowGroup {
      Text("window \(count)")
      SettingsLink()
      SettingsLink { Text("disabled") }.disabled(true)
    }
    .commands { CommandMenu("Count") { Button("More") { count += 1 } } }
    Settings {
      Text("日本 \(count)")
      Button("More") { count += 1 }
    }
    .onChange(of: count) { _, _ in }
    WindowGroup(id: "other") { Text("other") }
  }
}
