import Feeds
import Foundation
import Store
import StoreSupport
import Testing

/// The whole text of a post, which is kept beside what its source gives.
struct WholeTextTests {
  private let whole = PostContent(
    "<p>All of it, and <a href='/more'>more</a>.</p>", form: .html,
    base: URL(string: "https://example.org/page"))

  private func store() throws -> (PostStore, StoredPost.ID) {
    let store = try PostStore.inMemory()
    try store.subscribe(to: [Kept.source])
    return (store, try fill(store))
  }

  private func fill(_ store: PostStore) throws -> StoredPost.ID {
    try store.save([Kept.item("a", body: "The start")])
    return try #require(try store.posts(in: .all).first).id
  }

  private func text(_ store: PostStore, _ id: StoredPost.ID) throws -> PostText {
    try #require(try store.text(of: id))
  }

  @Test func `it is shown once it is kept, and its links are meant from its page`() throws {
    let (store, id) = try store()
    #expect(try text(store, id).wholeText == .none)
    try store.save(whole: whole, of: id)
    let text = try text(store, id)
    #expect(text.wholeText == .shown && text.article.text == "All of it, and more [1].")
    #expect(text.links == ["https://example.org/more"])
  }

  @Test func `what the source gives is shown again, and then the whole text`() throws {
    let (store, id) = try store()
    try store.save(whole: whole, of: id)
    try store.show(whole: false, of: id)
    #expect(try text(store, id).wholeText == .kept)
    #expect(try text(store, id).article.text == "The start")
    try store.show(whole: true, of: id)
    #expect(try text(store, id).wholeText == .shown)
    #expect(try text(store, id).article.text.hasPrefix("All of it"))
  }

  @Test func `without a whole text there is none to show`() throws {
    let (store, id) = try store()
    try store.show(whole: true, of: id)
    #expect(try text(store, id).wholeText == .none)
    #expect(try text(store, id).article.text == "The start")
    try store.save(whole: whole, of: id + 1)
    #expect(try store.text(of: id + 1) == nil, "a post that is gone stays gone")
  }

  @Test(arguments: [true, false])
  func `a post that changes meanwhile keeps it, and which one is shown`(isShown: Bool) throws {
    let (store, id) = try store()
    try store.save(whole: whole, of: id)
    try store.show(whole: isShown, of: id)
    try store.save([Kept.item("a", title: "New", body: "Another start")])
    #expect(try text(store, id).title == "New")
    #expect(try text(store, id).wholeText == (isShown ? .shown : .kept))
    try store.show(whole: !isShown, of: id)
    let expected = isShown ? "Another start" : "All of it, and more [1]."
    #expect(try text(store, id).article.text == expected)
  }

  @Test func `it is there after a restart`() throws {
    let folder = try StoreFolder()
    let id = try {
      let store = try folder.open()
      try store.subscribe(to: [Kept.source])
      let id = try fill(store)
      try store.save(whole: whole, of: id)
      return id
    }()
    let store = try folder.open()
    #expect(try text(store, id).wholeText == .shown)
    try store.checkAll()
  }

  @Test func `who still shows a post of before gets that of the one that it was joined with`()
    throws
  {
    let (store, first) = try store()
    let other = Source(address: "https://example.org/new")
    try store.subscribe(to: [Kept.source, other])
    try store.save([Kept.item("a", body: "The start")], for: other.id)
    try store.move(Kept.address, to: other.id)
    try store.save(whole: whole, of: first)
    #expect(try text(store, first).wholeText == .shown)
    try store.show(whole: false, of: first)
    #expect(try text(store, first).wholeText == .kept)
  }

  @Test func `plain text is read as plain text`() throws {
    let (store, id) = try store()
    try store.save(whole: PostContent("Use List<String>.\n  &amp; more", form: .plain), of: id)
    #expect(try text(store, id).article.text == "Use List<String>.\n  &amp; more")
  }

  @Test(arguments: [true, false])
  func `it goes with its post to the one that this is joined with`(isShown: Bool) throws {
    let (store, first) = try store()
    let other = Source(address: "https://example.org/new")
    try store.subscribe(to: [Kept.source, other])
    try store.save([Kept.item("a", body: "The start"), Kept.item("b")], for: other.id)
    try store.save(whole: whole, of: first)
    try store.show(whole: isShown, of: first)
    try store.move(Kept.address, to: other.id)
    let joined = try text(store, first)
    #expect(joined.wholeText == (isShown ? .shown : .kept) && joined.source == other.id)
    try store.show(whole: true, of: first)
    #expect(try text(store, first).links == ["https://example.org/more"])
    let others = try store.posts(in: .source(other.id)).filter { $0.title == "b" }
    #expect(try text(store, #require(others.first).id).wholeText == .none)
  }

  @Test func `that of the post that stays is kept`() throws {
    let (store, first) = try store()
    let other = Source(address: "https://example.org/new")
    try store.subscribe(to: [Kept.source, other])
    try store.save([Kept.item("a")], for: other.id)
    let second = try #require(try store.posts(in: .source(other.id)).first).id
    try store.save(whole: whole, of: first)
    try store.save(whole: PostContent("Its own"), of: second)
    try store.move(Kept.address, to: other.id)
    #expect(try text(store, first).article.text == "Its own")
  }

  @Test func `another one takes its place`() throws {
    let (store, id) = try store()
    try store.save(whole: whole, of: id)
    try store.show(whole: false, of: id)
    try store.save(whole: PostContent("<p>Newer.</p>", form: .html), of: id)
    #expect(try text(store, id).article.text == "Newer." && text(store, id).wholeText == .shown)
  }

  @Test func `its words are found, until another one takes its place`() throws {
    let folder = try StoreFolder()
    let store = try folder.open()
    let other = Source(address: "https://example.org/new")
    try store.subscribe(to: [Kept.source, other])
    let id = try fill(store)
    func found(_ word: String) throws -> Int {
      try store.posts(in: .all, matching: word).count
    }
    #expect(try found("start") == 1)
    try store.save(whole: PostContent("<p>A tunnel.", form: .html), of: id)
    #expect(try found("tunnel") == 1 && found("start") == 1)
    try store.save(whole: PostContent("<p>A harbour.", form: .html), of: id)
    #expect(try found("tunnel") == 0 && found("harbour") == 1)
    try store.save([Kept.item("a", body: "Other")])
    #expect(try found("start") == 0 && found("other") == 1 && found("harbour") == 1)
    try store.save([Kept.item("a", body: "Its own")], for: other.id)
    #expect(try found("own") == 1)
    try store.move(Kept.address, to: other.id)
    #expect(try found("harbour") == 1 && found("own") == 1 && found("other") == 0)
    try store.forget(other.id)
    #expect(try found("harbour") == 0)
    try store.checkAll()
  }
}
