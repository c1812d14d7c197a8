import Essentials

/// One item while it is read: the best of what was said so far.
struct ItemDraft {
  var title = Ranked<FieldText>()
  var id = Ranked<String>()
  var link = Ranked<String>()
  var date = Ranked<Date>()
  var authors = Ranked<[String]>()
  private var bodies: [(rank: FeedElement.Body, text: FieldText)] = []
  private var comments: String?
  /// In seconds, of what is attached.
  private var duration: Int?
  private var attachments: [Attachment] = []
  private var tags: [String] = []

  /// More are not kept.
  private static let maximumAttachments = 100
  private static let maximumTags = 20

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

  mutating func offer(_ attachment: Attachment?) {
    guard let attachment, attachments.count < Self.maximumAttachments,
      !attachments.contains(where: { $0.address == attachment.address })
    else { return }
    attachments.append(attachment)
  }

  mutating func offer(comments address: String?) { comments = comments ?? address }

  mutating func offer(duration seconds: Int?) { duration = duration ?? seconds }

  mutating func offer(tag: String) {
    guard !tag.isEmpty, tags.count < Self.maximumTags, !tags.contains(tag) else { return }
    tags.append(FieldText.cut(tag, to: 100))
  }

  /// The item, with an id that no other has; nil where nothing was said.
  func item(_ ids: inout UniqueIDs, after items: [FeedItem]) -> FeedItem? {
    let content = content
    let title = title.value?.line ?? ""
    let hasNothing = title.isEmpty && content == nil && id.value == nil && link.value == nil
    if hasNothing && attachments.isEmpty { return nil }
    var item = FeedItem(
      id: ids.unique(id.value ?? link.value ?? contentHash, after: items),
      title: title, content: content ?? .empty, link: link.value, date: date.value,
      author: authors.value?.joined(separator: ", "), attachments: attachments)
    if item.attachments.count == 1, item.attachments[0].seconds == nil {
      item.attachments[0].seconds = duration
    }
    item.tags = tags
    item.comments = comments == link.value ? nil : comments
    return item
  }
}

extension ItemDraft {
  /// The best body that has something to be seen.
  private var content: PostContent? {
    for candidate in bodies.sorted(by: { $0.rank.rawValue < $1.rank.rawValue }) {
      if let content = candidate.text.content { return content }
    }
    return nil
  }

  /// What stands for an id: of what is written, so that it stays when it is shown in another way.
  private var contentHash: String {
    var hash = ContentHash()
    hash.add(title.value?.source ?? "")
    hash.add(bodies.min { $0.rank.rawValue < $1.rank.rawValue }?.text.source ?? "")
    hash.add(date.value.map { "\(Int64($0.timeIntervalSince1970))" } ?? "")
    for attachment in attachments { hash.add(attachment.address) }
    return hash.text
  }
}

/// The best of several values: the first of those with the lowest rank.
struct Ranked<Value> {
  var value: Value?
  private(set) var rank = Int.max

  /// Whether a value of a rank would be taken, so that one that would not need not be made.
  func takes(rank: Int) -> Bool { rank < self.rank }

  mutating func offer(_ value: Value?, rank: Int) {
    guard let value, takes(rank: rank) else { return }
    self.value = value
    self.rank = rank
  }
}

/// Collects what a feed says of when to ask it again: `ttl` and `skipHours` of RSS, and the module Syndication.
struct ScheduleDraft {
  private var minutes: Int?
  private var period: Int?
  private var frequency = 1
  private var hours: Set<Int> = []

  /// Takes what stands in an element; what is no number or no name of a period says nothing.
  mutating func take(_ element: FeedElement, _ text: String) {
    switch element {
    case .ttl: minutes = Self.number(text, in: 1...Int(Int32.max))
    // Some count from 1 to 24.
    case .hour: if let hour = Self.number(text, in: 0...24) { hours.insert(hour % 24) }
    case .updatePeriod: period = Self.periods[text.lowercased()]
    case .updateFrequency: frequency = Self.number(text, in: 1...1_000_000) ?? 1
    default: break
    }
  }

  var schedule: FeedSchedule {
    let seconds = [minutes.map { $0 * 60 }, period.map { $0 / frequency }].compactMap { $0 }.max()
    return FeedSchedule(interval: seconds.map { .seconds($0) }, skippedHours: hours)
  }

  /// In seconds.
  private static let periods = [
    "hourly": 3600, "daily": 86_400, "weekly": 7 * 86_400, "monthly": 30 * 86_400,
    "yearly": 365 * 86_400,
  ]

  private static func number(_ text: String, in range: ClosedRange<Int>) -> Int? {
    Int(text).flatMap { range.contains($0) ? $0 : nil }
  }
}

/// Who wrote something, as it is read.
struct AuthorElement {
  var name = ""
  var email = ""
  /// What stands beside elements, as in RSS.
  var text: [UInt8] = []

  /// The name on one line; the address where there is none; empty where there is neither.
  var line: String {
    if !name.isEmpty { return name }
    let words = AuthorElement.name(in: HTMLText.line(of: String(decoding: text, as: UTF8.self)))
    return words.isEmpty ? email : words
  }

  /// The name in `jane@example.org (Jane Doe)` and in `Jane Doe <jane@example.org>`.
  static func name(in line: String) -> String {
    guard line.contains("@") else { return line }
    if line.last == ")", let open = line.firstIndex(of: "("), line[..<open].contains("@") {
      let name = line[line.index(after: open)...].dropLast()
      if !name.isEmpty { return TextCleaner.clean(String(name), lines: .one) }
    }
    if line.last == ">", let open = line.firstIndex(of: "<"), line[open...].contains("@") {
      let name = TextCleaner.clean(String(line[..<open]), lines: .one)
      if !name.isEmpty { return name }
    }
    return line
  }
}
