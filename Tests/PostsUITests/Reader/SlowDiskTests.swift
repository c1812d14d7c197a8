import Cells
import FixtureSupport
import Posts
import StateKit
import TestSupport
import Testing
import Views

@testable import PostsUI

/// The reader with its store on a slow disk.
@MainActor struct SlowDiskTests {
  private let first = "https://a.example/f"

  private static let keys: [KeyEquivalent] =
    ReaderCommand.allCases.filter { $0 != .quit }.map { KeyEquivalent($0.rawValue) } + [
      "j", "k", .upArrow, .downArrow, .space, .pageUp, .pageDown, "g", "G", .leftArrow,
      .rightArrow, .tab, .return, "1", "9", .home, .end, .escape,
    ]

  private func fixture(
    on disk: SlowDisk, posts: Int = 40, executor: (any TaskExecutor)? = LoadExecutor()
  ) throws -> ReaderFixture {
    let store = try PostStore.sample(posts: posts, beforeAccess: { disk.access() })
    disk.slowDown()
    return try ReaderFixture(sources: .sample, store: store, executor: executor)
  }

  /// Turns both clocks to the next frame, and lets what was waited for go on.
  private func step(_ fixture: ReaderFixture, _ disk: SlowDisk) async {
    fixture.clock.advance(by: .milliseconds(16))
    disk.advance(by: .milliseconds(16))
    for _ in 0..<20 { await Task.yield() }
  }

  private func settle(_ fixture: ReaderFixture, _ disk: SlowDisk) async {
    await fixture.settle {
      guard disk.waitingCount > 0 else { return }
      fixture.clock.advance(by: .milliseconds(300))
      disk.advance(by: .milliseconds(300))
      fixture.draw()
    }
  }

  /// Presses all keys, each where other keys have led to, with a frame at the same instant.
  private func pressAll(
    _ fixture: ReaderFixture, _ disk: SlowDisk, after way: [KeyEquivalent], isSettled: Bool = true
  ) async {
    for key in Self.keys {
      for step in way { fixture.press(step) }
      if isSettled { await settle(fixture, disk) }
      let instant = fixture.clock.now
      fixture.host.send(.key(KeyPress(key)))
      let frame = fixture.draw()
      #expect(fixture.clock.now == instant && !frame.lines[0].isEmpty, "\(key)")
      await step(fixture, disk)
      for _ in 0..<3 { fixture.press(.escape) }
      await step(fixture, disk)
      #expect(disk.countOnMain == 0, "\(way) \(key)")
    }
    await settle(fixture, disk)
  }

  @Test func `every key makes its frame at once, and what it asked for comes`() async throws {
    let disk = SlowDisk()
    defer { disk.recover() }
    let fixture = try fixture(on: disk)
    #expect(SlowDisk.isOnMain, "accesses are counted here")
    #expect(fixture.text.contains("Outpost All posts") && !fixture.text.contains("Press r to load"))
    await pressAll(fixture, disk, after: [], isSettled: false)
    await pressAll(fixture, disk, after: [.leftArrow, "g", "l", "g"])
    await pressAll(fixture, disk, after: [.leftArrow, "g", "j", "j"])
    await pressAll(fixture, disk, after: [.leftArrow, "g", "l", "g", .return])
    fixture.press(.leftArrow, "g")
    while fixture.model.arrangement.order != .newest { fixture.press("O") }
    if fixture.model.arrangement.hidesRead { fixture.press("h") }
    await settle(fixture, disk)
    let before = disk.count
    fixture.press(.leftArrow, "g", "l", "g", .return)
    await settle(fixture, disk)
    #expect(fixture.model.open?.text.title == "Swift 6.3 is there" && disk.count > before)
    fixture.press(.escape)
    #expect(fixture.model.state.content?.count == 40 && fixture.text.contains("1/40"))
    #expect(disk.count > 100 && disk.countOnMain == 0)
  }

  @Test func `what is fresh is not asked at the start, however slow the disk is`() async throws {
    let disk = SlowDisk()
    defer { disk.recover() }
    let fixture = try fixture(on: disk)
    fixture.model.refreshAll(.background)
    await settle(fixture, disk)
    #expect(fixture.fetcher.asked.isEmpty && fixture.model.state.content?.count == 40)
  }

  @Test func `a first load is loading until its posts are there, and nothing else between`()
    async throws
  {
    let disk = SlowDisk()
    defer { disk.recover() }
    let store = try PostStore.inMemory(beforeAccess: { disk.access() })
    disk.slowDown()
    let source = Source(address: first, name: "Alpha")
    let fixture = try ReaderFixture(
      sources: [source], store: store, executor: LoadExecutor(), opensAlone: true)
    fixture.fetcher.answer(first, titles: ["One"])
    fixture.model.show(.source(first))
    fixture.model.refreshAll(.background)
    var seen: [String] = []
    func look() {
      let name =
        switch fixture.model.state {
        case .loading(after: .idle): "loading"
        case .loaded: "loaded"
        case .idle, .loading, .empty, .error: "\(fixture.model.state)"
        }
      if seen.last != name { seen.append(name) }
    }
    look()
    await fixture.until {
      look()
      if disk.waitingCount > 0 { disk.advance(by: .milliseconds(100)) }
      return fixture.model.state.content?.count == 1
    }
    await settle(fixture, disk)
    look()
    #expect(seen == ["loading", "loaded"])
  }

  @Test func `an access that the main actor waits for is noticed`() throws {
    let disk = SlowDisk()
    _ = try fixture(on: disk, executor: nil)
    #expect(disk.countOnMain > 0)
  }

  @Test func `the old list stays, and is what keys are about, until the new one is there`()
    async throws
  {
    let disk = SlowDisk()
    defer { disk.recover() }
    let fixture = try fixture(on: disk)
    await settle(fixture, disk)
    fixture.press("j", .leftArrow, "j", "j", "j")
    #expect(fixture.text.contains("Outpost Swift.org") && fixture.text.contains("端末"))
    #expect(fixture.model.state.content?.count == 40)
    fixture.press("l")
    #expect(fixture.text.contains("2/40"))
    fixture.press("s")
    await settle(fixture, disk)
    #expect(fixture.model.state.content?.count == 10 && fixture.text.contains("1/10"))
    fixture.press(.leftArrow, "k")
    await settle(fixture, disk)
    let starred = fixture.model.state.content ?? []
    #expect(starred.map(\.title).first?.hasPrefix("端末") == true && starred.count == 1)
  }

  @Test func `a source is there at once that is added, and its title when it was read`()
    async throws
  {
    let disk = SlowDisk()
    defer { disk.recover() }
    let store = try PostStore.sample(beforeAccess: { disk.access() })
    disk.slowDown()
    let fixture = try ReaderFixture(
      width: 120, sources: .sample, store: store, executor: LoadExecutor(),
      add: { .added(Source(address: $0), posts: 0) })
    await settle(fixture, disk)
    fixture.press("a")
    fixture.type("https://new.example/f")
    fixture.press(.return)
    await fixture.until { fixture.model.sources.count == 5 }
    #expect(fixture.text.contains("Outpost new.example/f"))
    #expect(!fixture.text.contains("Added new"))
    await settle(fixture, disk)
    #expect(fixture.text.contains("Added new.example/f."))
    fixture.fetcher.answer("https://new.example/f", titles: ["First"])
    fixture.press("r")
    await settle(fixture, disk)
    #expect(fixture.text.contains("▌ ● First"))
    fixture.press("D")
    await settle(fixture, disk)
    #expect(fixture.model.sources.count == 4 && fixture.text.contains("Removed new.example/f · u"))
    #expect(disk.countOnMain == 0)
  }

  @Test func `a row far down is found again in a list that was left`() async throws {
    let disk = SlowDisk()
    defer { disk.recover() }
    let fixture = try fixture(on: disk, posts: 300)
    await settle(fixture, disk)
    await fixture.until {
      fixture.clock.advance(by: .milliseconds(50))
      disk.advance(by: .milliseconds(300))
      return fixture.text.contains("1/300")
    }
    fixture.press("G", .leftArrow, "j")
    await settle(fixture, disk)
    fixture.press("k")
    await settle(fixture, disk)
    fixture.press("l")
    #expect(fixture.text.contains("300/300"))
  }

  @Test func `a selected row is found again far down in another order`() async throws {
    let disk = SlowDisk()
    defer { disk.recover() }
    let fixture = try fixture(on: disk, posts: 300)
    await settle(fixture, disk)
    fixture.press("g", "O")
    await settle(fixture, disk)
    #expect(fixture.text.contains("300/300"))
    #expect(fixture.selectedRow?.text.contains("Swift 6.3 is there") == true)
  }

  @Test func `of two posts that are opened quickly the last one is shown`() async throws {
    let disk = SlowDisk()
    defer { disk.recover() }
    let fixture = try fixture(on: disk)
    await settle(fixture, disk)
    fixture.press(.return, "j", .return)
    #expect(fixture.model.open == nil && fixture.text.contains("2/40"))
    await settle(fixture, disk)
    #expect(fixture.model.open?.text.title.hasPrefix("端末") == true)
    fixture.press("j", "j")
    #expect(!fixture.text.contains("Ada Author"), "the post has the keys")
    fixture.press(.escape, .return, .leftArrow)
    await settle(fixture, disk)
    #expect(fixture.text.contains("▌   All"), "who went elsewhere meanwhile stays there")
    fixture.press("l", .return, .escape)
    await settle(fixture, disk)
    #expect(fixture.model.open == nil && fixture.text.contains("2/40"))
  }
}
