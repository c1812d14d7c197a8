import Cells
import FixtureSupport
import Posts
import StateKit
import Testing
import Views

@testable import PostsUI

/// The panel that tells which sources failed.
@MainActor struct FailuresPanelTests {
  private final class Log {
    var words: [String] = []
  }

  private final class PanelFixture: ScreenFixture {
    let clock = TestClock()
    let host: Host
    let log = Log()

    init(
      _ sources: [SourceSummary], offline: String? = nil, width: Int, height: Int,
      keys: KeyMap = KeyMap()
    ) {
      let log = log
      host = Host(size: .init(width: width, height: height), clock: clock.clock) {
        Color.clear.sheet(isPresented: .constant(true)) {
          FailuresPanel(
            sources: sources, offline: offline,
            time: WallTime(now: ReaderFixture.date, timeZone: .gmt),
            columns: width,
            retry: { log.words.append("retry \($0)") },
            signIn: { log.words.append("sign in \($0)") }, isMuted: { _ in false },
            mute: { log.words.append("mute \($0)") },
            close: { log.words.append("close") }
          )
          .keysTranslated(by: keys.translatedInPanel)
        }
        .keysTranslated(by: keys.translated)
        .environment(\.keyMap, keys)
      }
      draw()
    }
  }

  @Test func `a table says why, how often, when next and when last`() {
    let text = PanelFixture(.sample, width: 104, height: 20).text
    #expect(
      text.contains(
        """
            │    Source               Code Cause                        Tries         Next         Last    │
            │  ▌ The Morning Paper o… 429  Too many requests: asked to      3        14:15 11 Mar 13:05    │
            │  ▌                           wait until 14:15                                                │
            │    Private              401  Sign in: private.example         1            –        never    │
            │                              asks who is there                                               │
        """))
  }

  @Test func `where there is much room, the table is as wide as its names and causes`() {
    let lines = PanelFixture(.sample, width: 200, height: 20).draw().lines
    let cause = "Too many requests: asked to wait until 14:15"
    #expect(lines.contains { $0.contains("429  \(cause)     3 ") })
    let name = "The Morning Paper of Everything"
    #expect(lines.contains { $0.contains("▌ \(name) 429") })
    #expect(lines.first { $0.contains("╭") }?.count { $0 == "─" } == 46 + name.count + cause.count)
  }

  @Test func `where there is little room, it is told in lines`() {
    let fixture = PanelFixture(.sample, width: 40, height: 14)
    fixture.press("j")
    #expect(
      fixture.text.contains(
        """
        │  ▌ Private                    401 ┃  │
        │  ▌ Sign in: private.example asks  ┃  │
        │  ▌ who is there                   ┃  │
        │  ▌ 1 try · last never             ┃  │
        """))
  }

  @Test func `keys retry the selected source, and sign in where it asks`() {
    let fixture = PanelFixture(.sample, width: 80, height: 24)
    fixture.press("s", "r", "j", .return, "s", "e")
    #expect(
      fixture.log.words == [
        "retry https://c.example/f", "retry https://d.example/f", "sign in https://d.example/f",
        "close",
      ])
  }

  @Test func `without a failure it says so`() {
    let fixture = PanelFixture([.sample("a", "Fine")], width: 60, height: 12)
    #expect(fixture.text.contains("No source has failed."))
    #expect(!fixture.text.contains("retry"))
    fixture.press("r", "s")
    #expect(fixture.log.words.isEmpty)
  }

  @Test func `letters of the panel stay, whatever the user has given to the reader's`() throws {
    let actions = Dictionary(uniqueKeysWithValues: ReaderAction.all.map { ($0.name, $0) })
    let set = [
      "whole-text": KeyPress("X"), "toggle-star": KeyPress("x"), "refresh": KeyPress(.function(5)),
      "quit": KeyPress("Q"), "down": KeyPress("n"),
    ]
    let bindings = try set.map { (try #require(actions[$0]), [$1]) }
    let keys = KeyMap(bindings: Dictionary(uniqueKeysWithValues: bindings))
    let fixture = PanelFixture(.sample, width: 80, height: 24, keys: keys)
    fixture.press("x", "n", "r", "s", "X", "Q")
    #expect(
      fixture.log.words == [
        "mute https://c.example/f", "retry https://d.example/f", "sign in https://d.example/f",
        "close",
      ])
    let moved = KeyMap(bindings: [try #require(actions["down"]): [KeyPress("x")]])
    let other = PanelFixture(.sample, width: 80, height: 24, keys: moved)
    other.press("x", "r")
    #expect(other.log.words == ["retry https://d.example/f"])
  }

  @Test func `no network is one row before the others`() {
    let fixture = PanelFixture(
      .sample, offline: "Offline since 14:05, 92 sources", width: 80, height: 24)
    #expect(fixture.text.contains("Offline since 14:05, 92 sources"))
    #expect(fixture.text.contains("Private"))
    let alone = PanelFixture([], offline: "Offline since 14:05, 92 sources", width: 60, height: 12)
    #expect(alone.text.contains("92 sources") && !alone.text.contains("No source has failed."))
  }
}
