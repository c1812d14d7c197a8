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
      await fixture.until { seen.counts.last == 300 }
      #expect(seen.counts == counts)
      fixture.model.show(.starred)
      await fixture.until { seen.counts.last == 0 }
      seen.counts = [0]
    }
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
