import Essentials
import Feeds

extension SourceSummary {
  /// Of a row of the columns that `PostStore.summaries(of:)` names.
  init(_ source: Source, _ row: Statement) {
    let failure = SourceFailure(row, from: 5)
    self.init(
      source: source, title: source.title(besides: row.optionalText(0)), unread: row.count(1),
      total: row.count(2), status: failure.map(SourceStatus.failed) ?? .idle,
      lastSuccess: row.optionalNumber(3).map(Date.init(milliseconds:)),
      warning: row.optionalText(4),
      schedule: FeedSchedule(row, from: 11))
    // One answer may come from a network that leads everybody to its own page.
    if let address = row.optionalText(14), address != source.address, row.number(15) > 1 {
      newAddress = address
    }
  }
}

extension FeedSchedule {
  /// Of a row with seconds, hours, a bit each, and the seconds that the server names, from a column on.
  init(_ row: Statement, from column: Int32) {
    let hours = row.number(column + 1)
    let times = [column, column + 2].compactMap { row.optionalNumber($0) }
    self.init(
      interval: times.max().map { .seconds($0) },
      skippedHours: Set((0..<24).filter { hours & 1 << $0 != 0 }))
  }

  /// The hours as the store keeps them.
  var hours: Int64 { skippedHours.reduce(0) { $0 | 1 << $1 } }
}

extension SourceFailure {
  /// Of a row with message, code, attempts, date, next try and kind from a column on; nil where there is no message.
  init?(_ row: Statement, from column: Int32) {
    guard let message = row.optionalText(column) else { return nil }
    self.init(
      row.optionalNumber(column + 5).flatMap(Kind.init),
      code: row.optionalNumber(column + 1).map(Int.init), message: message,
      attempts: row.count(column + 2), date: Date(milliseconds: row.number(column + 3)),
      nextTry: row.optionalNumber(column + 4).map(Date.init(milliseconds:)))
  }
}

extension Source {
  /// The user's name for it, else what the feed calls itself, else its host and path or file name.
  package func title(besides feedTitle: String?) -> String {
    if let name, !name.isEmpty { return name }
    if let feedTitle, !feedTitle.isEmpty { return feedTitle }
    if address == "-" { return "standard input" }
    guard !address.hasPrefix("/") else { return address.fileName }
    guard let url = URL(string: address), url.host() != nil else { return address }
    let path = url.path(percentEncoded: false)
    // Two feeds of one server are told apart.
    return url.hostAndPort + (path == "/" ? "" : path)
  }
}

extension Date {
  /// As the store keeps it.
  init(milliseconds: Int64) { self.init(timeIntervalSince1970: Double(milliseconds) / 1000) }

  /// Whole milliseconds since 1970; the ends of what a number can hold stand for all beyond them.
  var milliseconds: Int64 { Int64(exactly: (timeIntervalSince1970 * 1000).rounded()) ?? 0 }
}
