import Feeds
import Foundation
import Posts
import Testing

@testable import PostsUI

extension FeedItem {
  /// A post of the folder `Posts` beside this file.
  static func sample(named name: String) throws -> FeedItem {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Posts/\(name).html")
    let page = "https://blog.example/\(name)"
    var item = FeedItem(
      id: name, title: titles[name] ?? name,
      content: PostContent(
        try String(contentsOf: file, encoding: .utf8), form: .html, base: URL(string: page)),
      link: page, date: ReaderFixture.date.addingTimeInterval(-90_000), author: "Ada Author")
    switch name {
    case "podcast":
      item.attachments = [
        Attachment(
          address: "https://tick.example/118.mp3", type: "audio/mpeg", bytes: 54_200_000,
          seconds: 3_725)
      ]
      item.tags = ["time", "podcasts"]
    case "question":
      item.tags = ["sql", "indexes", "performance"]
      item.comments = "https://qa.example/q/77#comments"
    case "photos": item.date = nil
    default: break
    }
    return item
  }

  private static let titles = [
    "elements": "Every element on one page", "link-blog": "Eleven ferries, two plugs",
    "release-notes": "Quayside 4.2", "tables": "Six key-value stores, measured",
    "code": "The loop that never ends", "podcast": "118: The lift is the best clock",
    "photos": "North coast, one roll", "newsletter": "The Monday Ledger #212",
    "changelog": "2.7.0", "question": "Newest row of each group", "cjk": "端末の幅と折り返し、全角文字の話",
  ]

  /// A post of HTML without anything else.
  static func html(
    _ html: String, id: String = "1", title: String = "T", link: String? = nil
  ) -> FeedItem {
    FeedItem(id: id, title: title, content: PostContent(html, form: .html), link: link)
  }
}

extension ReaderFixture {
  /// A reader in which a post is open that is the only one of its source.
  static func reading(
    _ item: FeedItem, _ size: (Int, Int) = (80, 24), before others: [FeedItem] = [],
    pictures: FakePictures? = nil
  ) async throws -> ReaderFixture {
    let source = Source(address: "https://blog.example/feed", name: "The Blog")
    let store = try PostStore.inMemory()
    try store.subscribe(to: [source])
    try store.save([item] + others, for: source.id)
    let fixture = try ReaderFixture(
      width: size.0, height: size.1, sources: [source], store: store, pictures: pictures)
    await fixture.settle()
    fixture.press(.return)
    await fixture.settle()
    return fixture
  }
}
