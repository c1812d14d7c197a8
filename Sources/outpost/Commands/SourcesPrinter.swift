import Essentials
import Posts

/// Sources as text for other programs.
enum SourcesPrinter {
  /// What a line has of a source.
  static func fields(of summary: SourceSummary) -> [String] {
    let fields = ["\(summary.unread)", "\(summary.total)", summary.title, summary.source.address]
    return fields + (summary.status.failure.map { [$0.line()] } ?? [])
  }

  /// A JSON array of objects; dates are in the form of ISO 8601.
  static func json(_ summaries: [SourceSummary]) throws -> Data {
    try JSONPrinter.data(of: summaries.map(Line.init))
  }

  private struct Line: Encodable {
    let address: String
    let title: String
    let folder: String?
    let unread: Int
    let total: Int
    let lastSuccess: Date?
    let note: String?
    let failure: FailureLine?

    init(_ summary: SourceSummary) {
      address = summary.source.address
      title = summary.title
      folder = summary.source.folder
      unread = summary.unread
      total = summary.total
      lastSuccess = summary.lastSuccess
      note = summary.warning
      failure = summary.status.failure.map(FailureLine.init)
    }
  }
}

/// A failure as JSON.
struct FailureLine: Encodable {
  let message: String
  let code: Int?
  let attempts: Int
  let date: Date
  let nextTry: Date?

  init(_ failure: SourceFailure) {
    message = failure.line()
    code = failure.code
    attempts = failure.attempts
    date = failure.date
    nextTry = failure.nextTry
  }
}
