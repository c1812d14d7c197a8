import Feeds
import Foundation
import Store

/// Works on a store until it is killed, and says what it was told to be kept; or looks at one.
@main struct StoreCrasher {
  static func main() throws {
    let words = CommandLine.arguments
    guard words.count == 4, let number = Int(words[3]) else {
      report("usage: StoreCrasher work|share|look PATH NUMBER")
      exit(2)
    }
    do {
      switch words[1] {
      case "work":
        var worker = try Worker(path: words[2], seed: number)
        try worker.work()
      case "share": try share(words[2], count: number)
      default: try look(words[2])
      }
    } catch {
      report("error \(error.localizedDescription)")
      exit(1)
    }
  }

  /// Writes a line with one call of the system, so that it is there though the program is killed next.
  static func report(_ line: String) {
    let line = line + "\n"
    _ = write(STDOUT_FILENO, line, line.utf8.count)
  }

  /// Saves and stars posts of a source of its own while others do the same.
  private static func share(_ path: String, count: Int) throws {
    let store = try PostStore(path: path)
    let source = Source(address: "https://example.org/\(getpid())")
    try store.subscribe(to: [source])
    for number in 1...count {
      let (feed, document) = try Edition(number, of: source.id).parts
      try store.save(feed, of: document, for: source.id, at: Date())
      let posts = try store.posts(in: .source(source.id), limit: 1)
      try store.mark(posts.map(\.id), starred: true)
    }
    report("shared \(source.id)")
  }

  /// Says what a store that may not be changed gives. The superuser may change everything, so it is nobody here.
  private static func look(_ path: String) throws {
    if getuid() == 0 { _ = setgid(65_534) + setuid(65_534) }
    let store = try PostStore(path: path)
    report("read only \(store.isReadOnly)")
    report("warning \(store.warning ?? "none")")
    let posts = try store.posts(in: .all)
    report("posts \(posts.map(\.title).joined(separator: " "))")
    try store.mark(posts.map(\.id), read: true)
    report("marked")
  }
}
