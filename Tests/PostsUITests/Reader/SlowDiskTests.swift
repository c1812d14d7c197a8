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

  private func stage(
    on disk: SlowDisk, posts: Int = 40, executor: (any TaskExecutor)? = LoadExecutor()
  ) throws -> ReaderStage {
    let store = try PostStore.sample(posts: posts, beforeAccess: { disk.access() })
    disk.slowDown()
    return try ReaderStage(sources: .sample, store: store, executor: executor)
  }

  /// Turns both clocks to the next frame, and lets what was waited for go on.
  private func step(_ stage: ReaderStage, _ disk: SlowDisk) async {
    stage.clock.advance(by: .milliseconds(16))
    disk.advance(by: .milliseconds(16))
    for _ in 0..<20 { await Task.yield() }
  }

  private func settle(_ stage: ReaderStage, _ disk: SlowDisk) async {
    await stage.settle {
      guard disk.waitingCount > 0 else { return }
      stage.clock.advance(by: .milliseconds(300))
      disk.advance(by: .milliseconds(300))
      stage.draw()
    }
  }

  /// Presses all keys, each where other keys have led to, with a frame at the same instant.
  private func pressAll(
    _ stage: ReaderStage, _ disk: SlowDisk, after way: [KeyEquivalent], isSettled: Bool = true
  ) async {
    for key in Self.keys {
      for step in way { stage.press(step) }
      if isSettled { await settle(stage, disk) }
      let instant = stage.clock.now
      stage.host.send(.key(KeyPress(key)))
      let frame = stage.draw()
      #expect(stage.clock.now == instant && frame.text.contains("Outpost"), "\(key)")
      await step(stage, disk)
      for _ in 0..<3 { stage.press(.escape) }
      await step(stage, disk)
      #expect(disk.countOnMain == 0, "\(way) \(key)")
    }
    await settle(stage, disk)
  }

  @Test func `every key makes its frame at once, and what it asked for comes`() async throws {
    let disk = SlowDisk()
    defer { disk.recover() }
    let stage = try stage(on: disk)
    #expect(SlowDisk.isOnMain, "accesses are counted here")
    #expect(stage.text.contains("Outpost All posts") && !stage.text.contains("Press r to load"))
    await pressAll(stage, disk, after: [], isSettled: false)
    await pressAll(stage, disk, after: ["h", "g", "l", "g"])
    await pressAll(stage, disk, after: ["h", "g", "j", "j"])
    await pressAll(stage, disk, after: ["h", "g", "l", "g", .return])
    let before = disk.count
    stage.press("h", "g", "l", "g", .return)
    await settle(stage, disk)
    #expect(stage.model.open?.text.title == "Swift 6.3 is there" && disk.count > before)
    stage.press(.escape)
    #expect(stage.model.state.content?.count == 40 && stage.text.contains("1/40"))
    #expect(disk.count > 100 && disk.countOnMain == 0)
  }

  @Test func `what is fresh is not asked at the start, however slow the disk is`() async throws {
    let disk = SlowDisk()
    defer { disk.recover() }
    let stage = try stage(on: disk)
    stage.model.refreshAll(.background)
    await settle(stage, disk)
    #expect(stage.fetcher.asked.isEmpty && stage.model.state.content?.count == 40)
  }

  @Test func `a first load is loading until its posts are there, and nothing else between`()
    async throws
  {
    let disk = SlowDisk()
    defer { disk.recover() }
    let store = try PostStore.inMemory(beforeAccess: { disk.access() })
    disk.slowDown()
    let source = Source(address: first, name: "Alpha")
    let stage = try ReaderStage(
      sources: [source], store: store, executor: LoadExecutor(), opensAlone: true)
    stage.fetcher.answer(first, titles: ["One"])
    stage.model.show(.source(first))
    stage.model.refreshAll(.background)
    var seen: [String] = []
    func look() {
      let name =
        switch stage.model.state {
        case .loading(after: .idle): "loading"
        case .loaded: "loaded"
        case .idle, .loading, .empty, .error: "\(stage.model.state)"
        }
      if seen.last != name { seen.append(name) }
    }
    look()
    await stage.until {
      look()
      if disk.waitingCount > 0 { disk.advance(by: .milliseconds(100)) }
      return stage.model.state.content?.count == 1
    }
    await settle(stage, disk)
    look()
    #expect(seen == ["loading", "loaded"])
  }

  @Test func `an access that the main actor waits for is noticed`() throws {
    let disk = SlowDisk()
    _ = try stage(on: disk, executor: nil)
    #expect(disk.countOnMain > 0)
  }

  @Test func `the old list stays, and is what keys are about, until the new one is there`()
    async throws
  {
    let disk = SlowDisk()
    defer { disk.recover() }
    let stage = try stage(on: disk)
    await settle(stage, disk)
    stage.press("j", "h", "j", "j", "j")
    #expect(stage.text.contains("Outpost Swift.org") && stage.text.contains("端末"))
    #expect(stage.model.state.content?.count == 40)
    stage.press("l")
    #expect(stage.text.contains("2/40"))
    stage.press("s")
    await settle(stage, disk)
    #expect(stage.model.state.content?.count == 10 && stage.text.contains("1/10"))
    stage.press("h", "k")
    await settle(stage, disk)
    let starred = stage.model.state.content ?? []
    #expect(starred.map(\.title).first?.hasPrefix("端末") == true && starred.count == 1)
  }

  @Test func `a source is there at once that is added, and its title when it was read`()
    async throws
  {
    let disk = SlowDisk()
    defer { disk.recover() }
    let store = try PostStore.sample(beforeAccess: { disk.access() })
    disk.slowDown()
    let stage = try ReaderStage(
      width: 120, sources: .sample, store: store, executor: LoadExecutor(),
      add: { .added(Source(address: $0), posts: 0) })
    await settle(stage, disk)
    stage.press("a")
    stage.type("https://new.example/f")
    stage.press(.return)
    await stage.until { stage.model.sources.count == 5 }
    #expect(stage.text.contains("Outpost new.example/f"))
    #expect(!stage.text.contains("Added new"))
    await settle(stage, disk)
    #expect(stage.text.contains("Added new.example/f."))
    stage.fetcher.answer("https://new.example/f", titles: ["First"])
    stage.press("r")
    await settle(stage, disk)
    #expect(stage.text.contains("▌ ● First"))
    stage.press("D", .upArrow, .return)
    await settle(stage, disk)
    #expect(stage.model.sources.count == 4 && stage.text.contains("Removed new.example/f."))
    #expect(disk.countOnMain == 0)
  }

  @Test func `a row far down is found again in a list that was left`() async throws {
    let disk = SlowDisk()
    defer { disk.recover() }
    let stage = try stage(on: disk, posts: 300)
    await settle(stage, disk)
    stage.press("G", "h", "j")
    await settle(stage, disk)
    stage.press("k")
    await settle(stage, disk)
    stage.press("l")
    #expect(stage.text.contains("300/300"))
  }

  @Test func `of two posts that are opened quickly the last one is shown`() async throws {
    let disk = SlowDisk()
    defer { disk.recover() }
    let stage = try stage(on: disk)
    await settle(stage, disk)
    stage.press(.return, "j", .return)
    #expect(stage.model.open == nil && stage.text.contains("2/40"))
    await settle(stage, disk)
    #expect(stage.model.open?.text.title.hasPrefix("端末") == true)
    stage.press("j", "j")
    #expect(!stage.text.contains("Ada Author"), "the post has the keys")
    stage.press(.escape, .return, "h")
    await settle(stage, disk)
    #expect(stage.text.contains("▌   All"), "who went elsewhere meanwhile stays there")
    stage.press("l", .return, .escape)
    await settle(stage, disk)
    #expect(stage.model.open == nil && stage.text.contains("2/40"))
  }
}
