import Essentials

/// One item while it is read: the best of what was said so far.
struct ItemDraft {
  var title = Ranked<FieldText>()
  var id = Ranked<String>()
  var link = Ranked<String>()
  var date = Ranked<Date>()
  var authors = Ranked<[String]>()
  private var bodies: [(rank: FeedElement.Body, text: FieldText)] = []
  private var enclosures: [String] = []

  /// More are not kept.
  private static let maximumEnclosures = 100

  mutating func offer(body: FieldText, rank: FeedElement.Body) {
    guard !body.isEmpty, !bodies.contains(where: { $0.rank == rank }) else { return }
    bodies.append((rank, body))
  }

  mutating func offer(author: String, rank: Int) {
    guard !author.isEmpty else { return }
    if authors.rank == rank, var known = authors.value, known.count < 20 {
      if !known.contains(author) { known.append(author) }
      authors.value = known
    } else {
      authors.offer([author], rank: rank)
    }
  }

  mutating func offer(enclosure address: String?) {
    guard let address, enclosures.count < Self.maximumEnclosures, !enclosures.contains(address)
    else { return }
    enclosures.append(address)
  }

  /// The item, with an id that no other has; nil where nothing was said.
  func item(_ ids: inout UniqueIDs, after items: [FeedItem]) -> FeedItem? {
    let body = body
    let title = title.value?.line ?? ""
    let hasNothing = title.isEmpty && body.text.isEmpty && id.value == nil && link.value == nil
    if hasNothing && enclosures.isEmpty { return nil }
    return FeedItem(
      id: ids.unique(id.value ?? link.value ?? contentHash, after: items),
      title: title, body: body.text, link: link.value, date: date.value,
      author: authors.value?.joined(separator: ", "),
      links: body.links + enclosures.filter { !body.links.contains($0) })
  }
}

extension ItemDraft {
  /// The best body that has text.
  private var body: HTMLText {
    for candidate in bodies.sorted(by: { $0.rank.rawValue < $1.rank.rawValue }) {
      let lines = candidate.text.lines
      if !lines.text.isEmpty { return lines }
    }
    return HTMLText(text: "", links: [])
  }

  /// What stands for an id: of what is written, so that it stays when it is shown in another way.
  private var contentHash: String {
    var hash = ContentHash()
    hash.add(title.value?.source ?? "")
    hash.add(bodies.min { $0.rank.rawValue < $1.rank.rawValue }?.text.source ?? "")
    hash.add(date.value.map { "\(Int64($0.timeIntervalSince1970))" } ?? "")
    for enclosure in enclosures { hash.add(enclosure) }
    return hash.text
  }
}
