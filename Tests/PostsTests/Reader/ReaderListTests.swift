import Observation
import TestSupport
import Testing

@testable import Posts

/// How the posts of a list come.
@MainActor struct ReaderListTests {
  private let a = "https://a.example/feed"

  /// A needed post, and how many posts are there each time while the list comes.
  @Test(arguments: [(nil, [0, 200, 300]), (150, [0, 200, 300]), (250, [0, 300])])
  func `a list begins with its first posts, unless the user was below them`(
    needed: Int?, counts: [Int]
  ) async throws {
    let fixture = try ReaderFixture([a])
    fixture.fetcher.answer(a, titles: (1...300).map { "Post \($0)" })
    fixture.model.refresh()
    await fixture.settle()
    let list = fixture.model.list
    let ids = try #require(list.rows).posts.map(\.id)
    fixture.model.show(.starred)
    await fixture.settle()
    if let needed { fixture.model.noteNeeded([ids[needed], ids[0]], in: .all) }
    let seen = Counts()
    note(list, in: seen)
    for _ in 0..<2 {
      fixture.model.show(.all)
      // The rest is read once the first posts are on the screen.
      await fixture.until { seen.counts.count > 1 }
      await fixture.settle()
      if counts.count > 2 { #expect(seen.counts == [0, 200]) }
      await fixture.until {
        fixture.time.advance(by: .milliseconds(50))
        return seen.counts.last == 300
      }
      #expect(seen.counts == counts)
      fixture.model.show(.starred)
      await fixture.until { seen.counts.last == 0 }
      seen.counts = [0]
    }
  }

  @Test func `all posts are read at once where somebody waits for them`() async throws {
    let fixture = try ReaderFixture([a])
    fixture.fetcher.answer(a, titles: (1...300).map { "Post \($0)" })
    fixture.model.refresh()
    await fixture.settle()
    fixture.model.show(.starred)
    await fixture.settle()
    fixture.model.show(.all)
    var count = 0
    fixture.model.whenListed { count = fixture.model.list.posts.count }
    await fixture.until { count > 0 }
    #expect(count == 300)
    fixture.model.show(.starred)
    await fixture.settle()
    fixture.model.show(.all)
    await fixture.until { fixture.model.list.posts.count == 200 }
    fixture.model.whenListed { count = fixture.model.list.posts.count + 1 }
    await fixture.until { count == 301 }
  }

  @MainActor private final class Counts {
    var counts = [0]
  }

  /// Notes how many posts a list has, each time it changes.
  private func note(_ list: ReaderList, in seen: Counts) {
    withObservationTracking {
      _ = list.rows
    } onChange: {
      Task { @MainActor in
        if list.posts.count != seen.counts.last { seen.counts.append(list.posts.count) }
        note(list, in: seen)
      }
    }
  }
}
