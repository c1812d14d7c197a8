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
  var attachments: [Attachment] = []
  var tags: [String] = []

  /// Whether it makes a post of an object that has nothing else.
  var hasContent: Bool { html != nil || text != nil }

  /// Adds it to an item; `base` is where relative addresses are meant from.
  func complete(_ item: inout FeedItem, base: URL?) {
    let outside = outsideLink.flatMap { SafeLink.link($0, base: base) }
    item.link = link.flatMap { SafeLink.link($0, base: base) } ?? outside
    item.date = published.flatMap(FeedDate.date) ?? modified.flatMap(FeedDate.date)
    item.author = authors.isEmpty ? nil : authors.joined(separator: ", ")
    addContent(to: &item, base: base)
    item.tags = tags
    if let outside, outside != item.link { add(Attachment(address: outside), to: &item) }
    for var attachment in attachments {
      guard let address = SafeLink.link(attachment.address, base: base) else { continue }
      attachment.address = address
      add(attachment, to: &item)
    }
  }
}

extension JSONRest {
  /// The best of what is said that has text.
  private func addContent(to item: inout FeedItem, base: URL?) {
    if let html, HTMLText.hasContent(html) {
      item.content = PostContent(
        html, form: .html, base: item.link.flatMap { URL(string: $0) } ?? base)
    } else if let text, !text.isEmpty {
      item.content = PostContent(text)
    } else if let summary, item.content.source.isEmpty {
      item.content = PostContent(summary)
    }
  }

  private func add(_ attachment: Attachment, to item: inout FeedItem) {
    if !item.attachments.contains(where: { $0.address == attachment.address }) {
      item.attachments.append(attachment)
    }
  }
}
