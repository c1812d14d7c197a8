import Essentials

/// What a post may hold beside the three fields that most lists have.
struct JSONRest {
  var html: String?
  var text: String?
  var summary: String?
  var link: String?
  var outsideLink: String?
  var published: String?
  var modified: String?
  var authors: [String] = []
  var attachments: [String] = []

  /// Whether it makes a post of an object that has nothing else.
  var hasContent: Bool { html != nil || text != nil }

  /// Adds it to an item; `base` is where relative addresses are meant from.
  func complete(_ item: inout FeedItem, base: URL?, tags: TagBudget) {
    let outside = outsideLink.flatMap { SafeLink.link($0, base: base) }
    item.link = link.flatMap { SafeLink.link($0, base: base) } ?? outside
    item.date = published.flatMap(FeedDate.date) ?? modified.flatMap(FeedDate.date)
    item.author = authors.isEmpty ? nil : authors.joined(separator: ", ")
    addContent(to: &item, base: base, tags: tags)
    if let outside, outside != item.link { add(outside, to: &item) }
    for address in attachments {
      if let address = SafeLink.link(address, base: base) { add(address, to: &item) }
    }
  }
}

extension JSONRest {
  /// The best of what is said that has text.
  private func addContent(to item: inout FeedItem, base: URL?, tags: TagBudget) {
    if let html {
      let base = item.link.flatMap { URL(string: $0) } ?? base
      let content = HTMLText.text(of: html, base: base, tags: tags)
      if !content.text.isEmpty {
        item.body = content.text
        item.links = content.links
        return
      }
    }
    if let text, !text.isEmpty {
      item.body = text
    } else if let summary, item.body.isEmpty {
      item.body = summary
    }
  }

  private func add(_ address: String, to item: inout FeedItem) {
    if !item.links.contains(address) { item.links.append(address) }
  }
}
