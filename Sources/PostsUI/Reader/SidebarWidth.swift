import Cells
import Posts

/// The columns that the rows of the sidebar take. They are counted when the sources have changed, not in each frame.
final class SidebarWidth {
  private var sources: SourceOverview?
  private var queries: [SavedQuery] = []
  private var columns = 0

  /// What stands beside a name: the bar of the selection, the sign, the gap before the count, and the edge.
  private static let rest = 9
  private static let indent = 2
  /// From here on it makes no difference.
  private static let most = 60

  /// Of the longest row, with room for the count of all posts: a count that falls while the user reads moves no edge.
  func columns(of sources: SourceOverview, queries: [SavedQuery]) -> Int {
    if self.sources !== sources || self.queries != queries {
      (self.sources, self.queries) = (sources, queries)
      columns = longestName + "\(sources.total)".count + Self.rest
    }
    return columns
  }

  private var longestName: Int {
    var longest = "Starred".count
    func add(_ name: String, indent: Int = 0) {
      // No text has more columns than bytes.
      guard name.utf8.count + indent > longest, longest < Self.most else { return }
      longest = max(longest, name.columns + indent)
    }
    for query in queries { add(query.name) }
    guard let sources else { return longest }
    for folder in sources.folders {
      if let name = folder.name { add(name) }
      for row in folder.rows where !sources.summaries[row.number].source.isHidden {
        add(sources.summaries[row.number].title, indent: folder.name == nil ? 0 : Self.indent)
      }
    }
    return longest
  }
}
