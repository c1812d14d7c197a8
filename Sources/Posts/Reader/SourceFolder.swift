/// Sources that are listed below one heading.
public struct SourceFolder: Identifiable, Sendable {
  /// A source by its number among all: a copy of each of a thousand sources would take longer than the whole frame.
  public struct Row: Sendable {
    public let number: Int
    public let filter: PostFilter
  }

  /// Nil for those that are in no folder.
  public let name: String?
  public private(set) var rows: [Row] = []
  /// The posts of all of them that nobody has read.
  public private(set) var unread = 0

  public var id: String? { name }

  init(name: String?) { self.name = name }

  fileprivate mutating func add(_ number: Int, _ source: SourceSummary) {
    rows.append(Row(number: number, filter: .source(source.source.address)))
    unread += source.unread
  }
}

/// The sources as one list, with what is counted over all of them: another one when any of them has changed.
public final class SourceOverview {
  public let summaries: [SourceSummary]
  public let folders: [SourceFolder]
  /// The posts that nobody has read, and all posts; those of a source in several folders once.
  let unread: Int
  public let total: Int
  /// By the last attempts alone.
  private(set) lazy var offline = Offline(summaries)

  public init(_ summaries: [SourceSummary]) {
    self.summaries = summaries
    folders = summaries.folders
    // By number, as a copy of each of a thousand sources would take longer than the rest of a frame.
    unread = summaries.indices.reduce(0) { $0 + summaries[$1].unread }
    total = summaries.indices.reduce(0) { $0 + summaries[$1].total }
  }
}

extension [SourceSummary] {
  /// The sources by folder: first those that are in none, then each folder where its first source stands. A source of
  /// several folders stands in each.
  public var folders: [SourceFolder] {
    var folders = [SourceFolder(name: nil)]
    var numbers: [String?: Int] = [nil: 0]
    var last = 0
    for index in indices {
      let names = self[index].source.folders
      for name in names.isEmpty ? [nil] : names.map(Optional.some) {
        if name != folders[last].name {
          last = numbers[name] ?? folders.count
          if last == folders.count {
            numbers[name] = last
            folders.append(SourceFolder(name: name))
          }
        }
        folders[last].add(index, self[index])
      }
    }
    return folders.filter { !$0.rows.isEmpty }
  }
}
