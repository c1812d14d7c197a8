import Foundation

/// One post while it is read.
struct JSONPost {
  var id: String?
  var title: String?
  var body: String?
  /// What few lists have. Kept apart: most posts have none of it, and then it costs nothing.
  var rest: Rest?

  struct Rest {
    var html: String?
    var text: String?
    var summary: String?
    var link: String?
    var outsideLink: String?
    var published: String?
    var modified: String?
    var authors: [String] = []
    var attachments: [String] = []
  }

  /// Whether this is a post at all, and not any other object.
  var isPost: Bool {
    id != nil || title != nil || body != nil || rest?.html != nil || rest?.text != nil
  }

  /// The item; `base` is where relative addresses are meant from.
  func item(base: URL?, ids: inout UniqueIDs, after items: [FeedItem]) -> FeedItem {
    guard let rest else {
      return FeedItem(
        id: ids.unique(id ?? contentHash, after: items), title: title ?? "", body: body ?? "")
    }
    let outside = rest.outsideLink.flatMap { SafeLink.link($0, base: base) }
    let link = rest.link.flatMap { SafeLink.link($0, base: base) } ?? outside
    let content = content(base: link.flatMap { URL(string: $0) } ?? base)
    var links = content.links
    for address in [outside == link ? nil : outside]
      + rest.attachments.map({ SafeLink.link($0, base: base) })
    {
      if let address, !links.contains(address) { links.append(address) }
    }
    return FeedItem(
      id: ids.unique(id ?? link ?? contentHash, after: items), title: title ?? "",
      body: content.text, link: link,
      date: [rest.published, rest.modified].lazy.compactMap { $0.flatMap(FeedDate.date) }.first,
      author: rest.authors.isEmpty ? nil : rest.authors.joined(separator: ", "), links: links)
  }
}

extension JSONPost {
  /// The best of what it says that has text.
  private func content(base: URL?) -> HTMLText {
    if let html = rest?.html {
      let text = HTMLText.text(of: html, base: base)
      if !text.text.isEmpty { return text }
    }
    let text = [rest?.text, body, rest?.summary].lazy.compactMap { $0 }.first { !$0.isEmpty }
    return HTMLText(text: text ?? "", links: [])
  }

  private var contentHash: String {
    var hash = ContentHash()
    hash.add(title ?? "")
    hash.add(body ?? rest?.html ?? rest?.text ?? rest?.summary ?? "")
    return hash.text
  }
}
