import Feeds
import Foundation
import Store

/// The home of a user with ten thousand sources, a hundred queries and a hundred rules, and so many posts.
struct BenchHome {
  let folder: URL
  let sources: [Source]
  let queries: [String]
  let date = Date()
  private let posts: Int

  private static let words = (0..<2000).map { "word\($0)" }
  private static let folders = 50

  var store: String { folder.appending(path: "data/outpost/outpost.sqlite").path }

  var variables: [String] {
    ["HOME=\(folder.path)"]
      + ["config", "data", "cache", "state"].map {
        "XDG_\($0.uppercased())_HOME=\(folder.appending(path: $0).path)"
      }
  }

  /// Makes it, where it is not there from an earlier run.
  init(posts: Int, in folder: URL) throws {
    self.folder = folder.appending(path: "home-\(posts)")
    self.posts = posts
    sources = (0..<10_000).map {
      Source(
        address: "https://host\($0 % 997).example/feed\($0)", name: "Source \($0)",
        folder: "Folder \($0 * Self.folders / 10_000)")
    }
    queries = (0..<100).map { number in
      switch number % 10 {
      case 0: "word\(number)"
      case 1: "title:word\(number) unread"
      case 2: "source:\"Source \(number)\""
      case 3: "folder:\"Folder \(number % 50)\" age<30d"
      case 4: "word\(number) or word\(number + 1) not word3"
      case 5: "age<\(number)d unread"
      case 6: "has:link starred"
      case 7: "\"word\(number) word\(number + 7)\""
      case 8: "link:example/\(number)"
      case _: "not unread word1"
      }
    }
    for name in ["config/outpost", "data/outpost"] {
      try FileManager.default.createDirectory(
        at: self.folder.appending(path: name), withIntermediateDirectories: true)
    }
    try writeSettings()
    let isThere = FileManager.default.fileExists(atPath: store)
    let kept = try PostStore(path: store)
    try kept.subscribe(to: sources)
    if !isThere { try fill(kept) }
    try saveMarks(in: kept)
  }

  private func writeSettings() throws {
    let lines = sources.map { "\($0.address) \"\($0.folder ?? "")\" \"~\($0.name ?? "")\"\n" }
    try Data(lines.joined().utf8).write(to: folder.appending(path: "config/outpost/urls"))
    let settings = "refresh = 0\npictures = \"off\"\nmark-read = \"never\"\n"
    let tables = queries.enumerated().map { number, query in
      """
      [[query]]
      name = "Query \(number)"
      match = '\(query)'
      [[rule]]
      match = '\(query)'
      do = ["tag x"]

      """
    }
    try Data((settings + tables.joined()).utf8).write(
      to: folder.appending(path: "config/outpost/config.toml"))
  }
}

// The posts.
extension BenchHome {
  private func fill(_ store: PostStore) throws {
    print("Making a store of \(posts) posts…")
    let step = max(1, sources.count / posts)
    for (number, source) in sources.enumerated() where number % step == 0 {
      let items = (0..<(posts * step / sources.count)).map { post in
        let age = ((post * 37 + number) % 365 + 1) * 86_400 + post
        return item("\(number)-\(post)", date.addingTimeInterval(-Double(age)))
      }
      try save(items, of: source, in: store)
    }
    // Half of them are read, and some have a star.
    let ids = try store.posts(in: .all, at: date).map(\.id)
    for start in stride(from: 0, to: ids.count, by: 20_000) {
      let part = ids[start..<min(start + 20_000, ids.count)]
      try store.mark(part.filter { $0 % 2 == 0 }, read: true)
      try store.mark(part.filter { $0 % 100 == 0 }, starred: true)
    }
  }

  /// A post that is the newest of a list of each kind, and is known by its title.
  struct Mark {
    let title: String
    let source: Int
    var text = "none"
    var link = "none"
    var isUnread = false
    var isStarred = false

    static let all = [
      Mark(title: "AAAAAAAA", source: 5000), Mark(title: "BBBBBBBB", source: 5001, isUnread: true),
      Mark(title: "CCCCCCCC", source: 5002, isStarred: true),
      Mark(title: "DDDDDDDD", source: 5003, text: "word0"),
      Mark(title: "EEEEEEEE word1", source: 5004, isUnread: true),
      Mark(title: "FFFFFFFF", source: 2), Mark(title: "GGGGGGGG", source: 600),
      Mark(title: "HHHHHHHH", source: 5005, text: "word4"),
      Mark(title: "IIIIIIII", source: 5006, text: "word7 word14"),
      Mark(title: "JJJJJJJJ", source: 5007, link: "8"),
      Mark(title: "KKKKKKKK", source: 9999),
    ]
  }

  private func saveMarks(in store: PostStore) throws {
    let run = UInt64(date.timeIntervalSince1970 * 1000)
    for (number, mark) in Mark.all.enumerated() {
      let id = "\(run)-\(number)"
      let new = FeedItem(
        id: id, title: mark.title, content: PostContent("<p>\(mark.text)</p>", form: .html),
        link: "https://example/\(mark.link)/\(id)", date: date.addingTimeInterval(-Double(number)))
      try save([new], of: sources[mark.source], in: store)
      guard let post = try store.posts(in: .source(sources[mark.source].id), limit: 1).first else {
        continue
      }
      if !mark.isUnread { try store.mark([post.id], read: true) }
      if mark.isStarred { try store.mark([post.id], starred: true) }
    }
  }

  func item(_ id: String, _ date: Date) -> FeedItem {
    func words(_ count: Int) -> String {
      (0..<count).map { _ in Self.words.randomElement() ?? "" }.joined(separator: " ")
    }
    return FeedItem(
      id: id, title: words(6), content: PostContent("<p>\(words(40))</p>", form: .html),
      link: "https://example/\(id)", date: date)
  }

  func save(_ items: [FeedItem], of source: Source, in store: PostStore) throws {
    let tag = items.map(\.id).joined()
    try store.save(
      Feed(items: items),
      of: SourceDocument(bytes: Array(tag.utf8), address: URL(filePath: "/")), for: source.id,
      at: date)
  }
}
