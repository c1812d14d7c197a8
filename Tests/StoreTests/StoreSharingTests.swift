import Feeds
import Foundation
import StoreSupport
import Synchronization
import Testing

@testable import Store

struct StoreSharingTests {
  @Test func `two stores on one file see what the other keeps`() throws {
    let folder = try StoreFolder()
    let (one, two) = (try folder.open(), try folder.open())
    try one.save([Kept.item("a")])
    let post = try #require(try two.posts(in: .all).first)
    try two.mark([post.id], starred: true)
    #expect(try one.starredCount() == 1)
  }

  @Test func `two stores save and mark from many threads at once, and nothing is lost`() throws {
    let folder = try StoreFolder()
    let stores = [try folder.open(), try folder.open()]
    let errors = Errors()
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      errors.collect {
        let (store, source) = (stores[thread % 2], "https://example.org/\(thread)")
        for round in 0..<10 {
          try store.save(
            (0...round).map { Kept.item("\($0)", body: "round \(round)") }, for: source)
          let posts = try store.posts(in: .source(source))
          try store.mark(posts.prefix(1).map(\.id), read: true)
          try store.mark(posts.map(\.id), starred: true)
        }
      }
    }
    #expect(errors.all == [])
    let sources = (0..<8).map { Source(address: "https://example.org/\($0)") }
    for store in stores {
      #expect(try store.starredCount() == 80)
      #expect(try store.summaries(of: sources).map(\.total) == Array(repeating: 10, count: 8))
      try store.checkAll()
    }
  }

  @Test func `a store in memory is read and written from many threads at once`() throws {
    let store = try PostStore.inMemory()
    let errors = Errors()
    try store.save((0..<50).map { Kept.item("\($0)", body: "some words") })
    let ids = try store.posts(in: .all).map(\.id)
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      errors.collect {
        for round in 0..<20 {
          switch thread {
          case 0: try store.mark(ids, starred: round.isMultiple(of: 2))
          case 1: try store.save([Kept.item("\(round)", body: "other")], for: "https://b.example/f")
          default:
            let starred = try store.posts(in: .starred).count
            #expect(starred == 0 || starred == 50, "half of a change")
            #expect(try store.posts(in: .source(Kept.address), matching: "some").count == 50)
          }
        }
      }
    }
    #expect(errors.all == [])
    let summaries = try store.summaries(of: [Kept.source, Source(address: "https://b.example/f")])
    #expect(summaries.map(\.total) == [50, 20])
    try store.checkAll()
    #expect(try PostStore.inMemory().posts(in: .all).isEmpty, "each is one of its own")
  }

  @Test func `a store in memory is read while it is read`() throws {
    let store = try PostStore.inMemory()
    try store.save([Kept.item("a")])
    let inner = try store.read { _ in try store.titles() }
    #expect(inner == ["a"])
  }

  @Test func `several programs make one store at the same moment and share it`() throws {
    let folder = try StoreFolder()
    let crashers = try (0..<4).map { _ in try CrasherProcess("share", folder.path, "5") }
    let said = crashers.flatMap { $0.lines() }
    let sources = said.compactMap { $0.split(separator: " ").last.map(String.init) }
    #expect(said.allSatisfy { $0.hasPrefix("shared ") })
    #expect(Set(sources).count == 4)
    let store = try folder.open()
    #expect(store.warning == nil)
    let summaries = try store.summaries(of: sources.map { Source(address: $0) })
    #expect(summaries.map(\.total) == [40, 40, 40, 40])
    #expect(try store.starredCount() == 20)
    try store.checkAll()
  }
}

/// What went wrong on any thread.
private final class Errors: Sendable {
  private let lock = Mutex<[String]>([])

  var all: [String] { lock.withLock { $0 } }

  func collect(_ work: () throws -> Void) {
    do { try work() } catch { lock.withLock { $0.append("\(error)") } }
  }
}
