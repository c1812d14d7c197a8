import Feeds
import Foundation
import Store

/// A document of which every part names its number, so that parts of two documents cannot pass for one.
struct Edition {
  private let number: Int
  private let source: Source.ID

  init(_ number: Int, of source: Source.ID) {
    self.number = number
    self.source = source
  }

  /// Twenty posts: five that the edition before did not have, and fifteen that say something new.
  var parts: (Feed, SourceDocument) {
    get throws {
      guard let address = URL(string: source) else { throw URLError(.badURL) }
      let items = (number * 5..<number * 5 + 20).reversed().map { id in
        FeedItem(
          id: "\(id)", title: "edition\(number) post\(id)",
          body: String(repeating: "words of edition\(number) ", count: 100))
      }
      let bytes = Array(String(repeating: "\(number)\n", count: 20_000).utf8)
      let document = SourceDocument(
        bytes: bytes, validators: Validators(etag: "\(number)"), address: address)
      return (Feed(title: "edition\(number)", items: items), document)
    }
  }
}
