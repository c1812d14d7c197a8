import Foundation

/// Dates as feeds write them: RFC 822, RFC 3339 and what is found beside them.
enum FeedDate {
  /// The instant that a text names; nil where it names none, or more than one.
  static func date(_ text: String) -> Date? {
    try? Date(text, strategy: .iso8601)
  }
}
