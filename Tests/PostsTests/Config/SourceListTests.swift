import Feeds
import Posts
import Testing

/// Sources as lists that readers exchange.
@Suite struct SourceListTests {
  @Test func `what is exported is imported as it was`() throws {
    let sources = [
      Source(address: "https://a/?x=1&y=2", name: "A & B", folder: "News/Swift"),
      Source(address: "http://b:8080/"),
    ]
    let list = try OPML(Array(OPML(sources).document.utf8))
    #expect(list.found.sources.map(\.source) == sources)
    #expect(list.found.refused == [])
  }

  @Test func `a list from elsewhere names no file of this machine`() throws {
    let list = try OPML(Array(OPML([Source(address: "/here/é posts.json")]).document.utf8))
    #expect(list.found.sources.isEmpty)
    #expect(
      list.found.refused.first?.contains("web addresses only; add files") == true)
  }

  @Test func `a source goes out by the name that is known of it`() {
    let sources = (1...3).map { Source(address: "https://a/\($0)", name: $0 == 1 ? "Mine" : nil) }
    let titles = ["Mine", "Its own", "a/3"]
    let list = OPML(zip(sources, titles).map { SourceSummary(source: $0, title: $1) })
    #expect(list.entries.map(\.name) == ["Mine", "Its own", nil], "an address is no name")
  }

  @Test func `sign-ins are taken out, and what is no source is told without them`() {
    let list = OPML(entries: [
      OPMLEntry(address: "https://me:s3cret@a/x"), OPMLEntry(address: "feed://b/x"),
      OPMLEntry(address: "feed:https://c/x"), OPMLEntry(address: "posts.json"),
      OPMLEntry(address: "ftp://me:s3cret@d/"), OPMLEntry(address: "https://me:s3cret@e:99999/"),
      OPMLEntry(address: "me:s3cret@f/feed"),
    ])
    let found = list.found
    #expect(found.sources.map(\.source.address) == ["https://a/x", "http://b/x", "https://c/x"])
    #expect(found.sources.map(\.credential) == [.basic(user: "me", password: "s3cret"), nil, nil])
    #expect(found.refused.count == 4)
    #expect(found.refused.last?.contains("…@f/feed") == true)
    #expect(!found.refused.joined().contains("s3cret"))
  }
}
