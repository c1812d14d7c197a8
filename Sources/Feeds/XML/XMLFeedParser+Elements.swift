import Essentials

// Each returns the scope that an element opens; nil where its text is taken in instead.
extension XMLFeedParser {
  func startInFeed(_ element: FeedElement, _ attributes: XMLAttributes, base: URL?) -> Scope? {
    switch element {
    case .root(.channel):
      hasChannel = true
      return .feed
    case .items: return .feed
    case .item:
      beginItem(attributes)
      return .item
    case .title: return capture(element, attributes, base: base)
    case .link:
      guard let address = attributes["href"] else {
        return capture(element, attributes, base: base)
      }
      if isPage(attributes) { take(homepage: address, base: base ?? innerBase) }
      return .other
    case .author: return beginAuthor(rank: 4)
    case .ttl, .updatePeriod, .updateFrequency: return capture(element, attributes, base: base)
    case .skipHours: return .skipHours
    default: return .other
    }
  }

  func startInItem(_ element: FeedElement, _ attributes: XMLAttributes, base: URL?) -> Scope? {
    switch element {
    case .item:
      // Nothing closed the one before.
      endItem()
      beginItem(attributes)
      return .item
    case .title, .date, .creator, .id, .comments, .duration:
      return capture(element, attributes, base: base)
    case .category:
      guard let label = attributes["label"] ?? attributes["term"] else {
        return capture(element, attributes, base: base)
      }
      draft?.offer(tag: HTMLText.collapsed(label))
      return .other
    case .body(.content):
      if let address = attributes["src"] {
        draft?.link.offer(link(address, base: base), rank: 3)
        return .other
      }
      return capture(element, attributes, base: base)
    case .body: return capture(element, attributes, base: base)
    case .link:
      guard let address = attributes["href"] else {
        return capture(element, attributes, base: base)
      }
      take(link: address, attributes, base: base)
      return .other
    case .author: return beginAuthor(rank: 1)
    case .enclosure:
      draft?.offer(attachment(attributes["url"], attributes, base: base))
      return .other
    case .mediaContent, .mediaGroup:
      draft?.offer(attachment(attributes["url"], attributes, base: base))
      return .mediaGroup
    case .source: return .source
    case .root, .items, .name, .email, .ttl, .skipHours, .hour, .updatePeriod, .updateFrequency,
      .other:
      return .other
    }
  }

  /// In Atom the author of what an entry was copied from stands for its own, before that of the feed.
  func startInSource(_ element: FeedElement) -> Scope {
    element == .author ? beginAuthor(rank: 3) : .other
  }

  func startInHours(_ element: FeedElement) -> Scope? {
    guard element == .hour else { return .other }
    capture = Capture(element, form: .plain, base: nil)
    return nil
  }

  func startInAuthor(_ element: FeedElement) -> Scope? {
    guard element == .name || element == .email else { return .other }
    capture = Capture(element, form: .plain, base: nil)
    return nil
  }

  private func beginAuthor(rank: Int) -> Scope {
    authorElement = AuthorElement()
    return .author(rank: rank)
  }

  func beginItem(_ attributes: XMLAttributes) {
    hasChannel = true
    draft = ItemDraft()
    draft?.id.offer(cleanID(attributes.about), rank: 1)
  }

  func link(_ address: String, base: URL?) -> String? {
    SafeLink.link(address, base: base ?? innerBase)
  }

  func cleanID(_ text: String?) -> String? {
    let id = text.map { TextCleaner.clean($0, lines: .one) } ?? ""
    return id.isEmpty ? nil : FieldText.cut(id, to: FieldText.maximumLine)
  }
}

extension XMLFeedParser {
  /// Takes the text of an element in, in the form that it or its format says.
  private func capture(_ element: FeedElement, _ attributes: XMLAttributes, base: URL?) -> Scope? {
    capture = Capture(element, form: form(element, attributes), base: base ?? innerBase)
    isPermalink = element == .id && attributes["isPermaLink"]?.lowercased() != "false"
    return nil
  }

  private func form(_ element: FeedElement, _ attributes: XMLAttributes) -> TextForm {
    switch element {
    case .body(.xhtml): return .elements
    case .body(.encoded), .body(.summary): return .html
    case .title, .body:
      let type = attributes["type"]
      return isAtom || type != nil ? TextForm(type: type, mode: attributes["mode"]) : .html
    case .creator, .category: return .html
    default: return .plain
    }
  }

  /// Whether a link of Atom leads to a page for people.
  private func isPage(_ attributes: XMLAttributes) -> Bool { relation(attributes) == "alternate" }

  /// What a link of Atom is for, by its short name: a registered one may be written as an address.
  private func relation(_ attributes: XMLAttributes) -> String {
    let name = attributes["rel"]?.lowercased() ?? "alternate"
    let registry = "http://www.iana.org/assignments/relation/"
    return name.hasPrefix(registry) ? String(name.dropFirst(registry.count)) : name
  }

  /// What is attached, with what RSS, Atom and Media RSS say of it.
  private func attachment(
    _ address: String?, _ attributes: XMLAttributes, base: URL?
  ) -> Attachment? {
    address.flatMap { link($0, base: base) }.map {
      let type = attributes["type"].map { TextCleaner.clean($0, lines: .one) }
      let title = attributes["title"].map { HTMLText.collapsed($0) }
      return Attachment(
        address: $0, type: type?.isEmpty == false ? type : nil,
        title: title?.isEmpty == false ? title : nil,
        bytes: (attributes["length"] ?? attributes["fileSize"]).flatMap { Int($0) },
        seconds: attributes["duration"].flatMap { Int($0) })
    }
  }

  private func take(link address: String, _ attributes: XMLAttributes, base: URL?) {
    if relation(attributes) == "enclosure" {
      draft?.offer(attachment(address, attributes, base: base))
    } else if relation(attributes) == "replies" {
      let type = attributes["type"]?.lowercased() ?? ""
      guard type.isEmpty || type.contains("html") else { return }
      draft?.offer(comments: link(address, base: base))
    } else if isPage(attributes) {
      let isHTML = attributes["type"].map { $0.lowercased().contains("html") } ?? true
      let rank = isHTML ? 0 : 1
      if draft?.link.takes(rank: isAtom ? rank : 2 + rank) == true {
        draft?.link.offer(link(address, base: base), rank: isAtom ? rank : 2 + rank)
      }
    }
  }
}
