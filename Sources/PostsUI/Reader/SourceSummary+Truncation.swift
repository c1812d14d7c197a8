import Posts
import Views

extension SourceSummary {
  /// Where a title that is long is cut: addresses of one server differ at their ends.
  var truncation: Text.TruncationMode { source.address.hasSuffix(title) ? .middle : .tail }
}
