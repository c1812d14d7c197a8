import Feeds
import Foundation
import TestSupport
import Testing

@Suite struct FormatTests {
  @Test(arguments: SampleFeeds.all)
  func `every format gives the same posts`(text: String) throws {
    let feed = try feed(text)
    #expect(feed.title == "Harbour News")
    #expect(feed.homepage == "https://harbour.example/")
    #expect(feed.items.map(\.title) == ["Ferry & tide", "Crane"])
    #expect(feed.items.map(\.link) == ["https://harbour.example/1", "https://harbour.example/2"])
    #expect(!feed.isTruncated)
  }

  @Test(arguments: [
    SampleFeeds.rss2, SampleFeeds.rss091, SampleFeeds.rss1, SampleFeeds.atom1, SampleFeeds.atom03,
  ])
  func `the body is the whole of what the item says`(text: String) throws {
    #expect(try feed(text).items.first?.body == "The ferry is late.")
  }

  @Test(arguments: [SampleFeeds.rss2, SampleFeeds.rss1, SampleFeeds.atom1, SampleFeeds.atom03])
  func `ids and the date of publication are taken`(text: String) throws {
    let items = try feed(text).items
    #expect(items.map(\.id) == ["h-1", "h-2"])
    #expect(items.map(\.date) == [Date(timeIntervalSince1970: 1_709_632_800), nil])
  }

  @Test(arguments: [SampleFeeds.rss091, SampleFeeds.rss090])
  func `the link stands for an id where the format has none`(text: String) throws {
    let items = try feed(text).items
    #expect(items.map(\.id) == ["https://harbour.example/1", "https://harbour.example/2"])
  }

  @Test func `who wrote an entry is its author, else the author of the feed`() throws {
    #expect(try feed(SampleFeeds.rss1).items.map(\.author) == ["Jo", nil])
    #expect(try feed(SampleFeeds.atom03).items.map(\.author) == ["Jo", nil])
    #expect(try feed(SampleFeeds.atom1).items.map(\.author) == ["Jo", "Jo"])
  }

  @Test(arguments: [
    "<rss><channel/></rss>", "<rss version='2.0'/>", "<feed xmlns='http://www.w3.org/2005/Atom'/>",
    "<rdf:RDF xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#'><channel/></rdf:RDF>",
    "<rss><channel><title> </title><item/><item><category>x</category></item></channel></rss>",
  ])
  func `a feed without items is a good one`(text: String) throws {
    #expect(try feed(text) == Feed())
  }

  @Test(arguments: [
    "<rss><item><title>A</title></item></rss>",
    "<channel><item><title>A</title></item></channel>",
    "<entry xmlns='http://www.w3.org/2005/Atom'><title>A</title></entry>",
    "<rss xmlns='http://backend.userland.com/rss2'><channel><item><title>A</title></item></channel></rss>",
    "<rss xmlns='urn:nobody-knows'><channel><item><title>A</title></item></channel></rss>",
    "<r:rss xmlns:r='urn:nobody'><r:channel><r:item><r:title>A</r:title></r:item></r:channel></r:rss>",
    "<a:feed xmlns:a='http://www.w3.org/2005/Atom'><a:entry><a:title>A</a:title></a:entry></a:feed>",
    "<atom:feed><atom:entry><atom:title>A</atom:title></atom:entry></atom:feed>",
    "<rdf:RDF><item><title>A</title></item></rdf:RDF>",
    "<RSS><Channel><ITEM><Title>A</Title></ITEM></Channel></RSS>",
    "<rss><channel></channel><item><title>A</title></item></rss>",
    "\n\u{FEFF} <?xml version='1.0'?><rss><channel><item><title>A</title></item></channel></rss>junk",
  ])
  func `the shapes of the wild are feeds as well`(text: String) throws {
    let feed = try feed(text)
    #expect(feed.items.map(\.title) == ["A"])
    #expect(!feed.isTruncated)
  }

  @Test func `items are not counted beyond a limit`() throws {
    // What says least is read soonest.
    let item = Soak.isOn ? "<item><title>A</title><guid>1</guid></item>" : "<item rdf:about='1'/>"
    let text = "<rss>" + String(repeating: item, count: 100_010) + "</rss>"
    #expect(try feed(text).items.count == 100_000)
  }
}
