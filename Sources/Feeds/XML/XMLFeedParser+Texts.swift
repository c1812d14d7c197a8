import Essentials

// What an element says, once it is closed.
extension XMLFeedParser {
  func take(_ element: FeedElement, _ text: FieldText) {
    switch levels.last?.scope {
    case .feed: takeInFeed(element, text)
    case .item, .mediaGroup: takeInItem(element, text)
    case .author:
      let line = text.line
      if element == .name, authorElement.name.isEmpty { authorElement.name = line }
      if element == .email { authorElement.email = line }
    case .skipHours: schedule.take(element, text.line)
    case .source, .other, nil: break
    }
  }

  func endAuthor(rank: Int) {
    let line = authorElement.line
    if rank < 4 {
      draft?.offer(author: line, rank: rank)
    } else if isAtom, !line.isEmpty, feedAuthor == nil {
      feedAuthor = line
    }
  }

  func take(homepage address: String, base: URL?) {
    guard feed.homepage == nil, let link = SafeLink.link(address, base: base),
      link.hasPrefix("http")
    else { return }
    feed.homepage = link
    homepage = URL(string: link)
  }
}

extension XMLFeedParser {
  private func takeInFeed(_ element: FeedElement, _ text: FieldText) {
    switch element {
    case .title(let rank):
      let line = text.line
      if !line.isEmpty { title.offer(line, rank: rank) }
      feed.title = title.value
    case .link: take(homepage: text.source, base: text.base)
    default: schedule.take(element, text.line)
    }
  }

  private func takeInItem(_ element: FeedElement, _ text: FieldText) {
    switch element {
    case .title(let rank):
      if !text.isEmpty { draft?.title.offer(text, rank: rank) }
    case .body(let rank): draft?.offer(body: text, rank: rank)
    case .link: draft?.link.offer(SafeLink.link(text.source, base: text.base), rank: 0)
    case .comments: draft?.offer(comments: SafeLink.link(text.source, base: text.base))
    case .category: draft?.offer(tag: text.line)
    case .duration: draft?.offer(duration: Self.seconds(text.line))
    case .id: take(id: text.source)
    case .date(let kind):
      if draft?.date.takes(rank: kind.rawValue) == true {
        draft?.date.offer(FeedDate.date(text.source), rank: kind.rawValue)
      }
    case .creator(let rank): draft?.offer(author: AuthorElement.name(in: text.line), rank: rank)
    default: break
    }
  }

  /// The seconds that `1:02:03`, `62:03` and `3723` mean.
  private static func seconds(_ text: String) -> Int? {
    let parts = text.split(separator: ":").map { Int($0) }
    guard !parts.isEmpty, parts.count <= 3, !parts.contains(nil) else { return nil }
    let seconds = parts.reduce(0) { $0 * 60 + min(max($1 ?? 0, 0), 1_000_000) }
    return seconds > 0 ? seconds : nil
  }

  /// An id of RSS is the address of the item too, unless it says that it is not.
  private func take(id: String) {
    draft?.id.offer(cleanID(id), rank: 0)
    guard isPermalink, !isAtom, draft?.link.takes(rank: 1) == true else { return }
    let link = SafeLink.link(id)
    if link?.hasPrefix("http") == true { draft?.link.offer(link, rank: 1) }
  }
}
