import Foundation
import Store
import Testing

/// What a program said that it keeps, before it was killed.
struct Promises {
  private struct Mark: Hashable {
    var kind: Substring
    var post: StoredPost.ID
  }

  private var marks: [Mark: Bool] = [:]
  private var editions: [Source.ID: Int] = [:]
  /// What it was about to do: done or not, either is right.
  private var attempt: (mark: Mark, isOn: Bool)?

  mutating func record(_ line: String) {
    let words = line.split(separator: " ")
    switch words.first {
    case "try": attempt = (Mark(kind: words[1], post: Int64(words[2]) ?? 0), words[3] == "true")
    case "done":
      if let attempt { marks[attempt.mark] = attempt.isOn }
      attempt = nil
    case "saved": editions[String(words[1])] = Int(words[2])
    default: Issue.record("it said \(line)")
    }
  }

  /// Whether each mark is there.
  mutating func check(_ store: PostStore) throws {
    let posts = Dictionary(uniqueKeysWithValues: try store.posts(in: .all).map { ($0.id, $0) })
    if let attempt, let post = posts[attempt.mark.post] {
      marks[attempt.mark] = attempt.mark.kind == "read" ? post.isRead : post.isStarred
    }
    attempt = nil
    for (mark, isOn) in marks {
      let post = try #require(posts[mark.post])
      #expect(isOn == (mark.kind == "read" ? post.isRead : post.isStarred))
    }
  }

  /// Whether the document of each source, its validators and its posts are of one edition.
  func checkEditions(in store: PostStore) throws {
    for (source, promised) in editions {
      let number = try #require(try store.validators(of: source)?.etag.flatMap { Int($0) })
      #expect(number >= promised)
      let titles = try store.posts(in: .source(source)).map(\.title)
      #expect(titles.prefix(20).allSatisfy { $0.hasPrefix("edition\(number) ") })
      #expect(!titles.dropFirst(20).contains { $0.hasPrefix("edition\(number) ") })
      #expect(titles.count == 20 + (number - 1) * 5)
      let found = try store.posts(in: .source(source), matching: "edition\(number)").count
      #expect(found == 20)
    }
  }
}
