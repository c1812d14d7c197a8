import Feeds

/// Previews, and words for the index, that are made of HTML before the store is locked: nobody waits for it meanwhile.
///
/// They are known by the hash of their post. What is not here is made where it is needed: another program may have
/// written since, or there was too much of it.
struct PreparedTexts: Sendable {
  private(set) var previews: [Int64: String] = [:]
  private(set) var words: [Int64: String] = [:]
  private var room = Self.limit

  /// So many bytes of HTML are read; their words take about as much memory.
  static let limit = 16_000_000

  /// Prepares what the store is told of a post that comes, or says something else now.
  ///
  /// - Parameter isIndexed: Whether its words go into the index with it.
  mutating func add(_ item: FeedItem, hash: Int64, isIndexed: Bool) {
    previews[hash] = item.preview
    if isIndexed { add(wordsOf: item.content, hash: hash) }
  }

  /// Prepares the words of posts that the store has.
  mutating func add(_ posts: [WordIndex.Content]) {
    for post in posts { add(wordsOf: PostContent(post.html, form: .html), hash: post.hash) }
  }

  private mutating func add(wordsOf content: PostContent, hash: Int64) {
    let count = content.source.utf8.count
    guard content.form == .html, count <= room else { return }
    room -= count
    // As the index makes them, which knows no base.
    words[hash] = PostContent(content.source, form: .html).words
  }
}
