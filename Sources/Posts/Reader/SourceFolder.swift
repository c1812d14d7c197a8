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
  /// The posts of its list that nobody has read: those of hidden sources are not there.
  public private(set) var unread = 0

  public var id: String? { name }

  init(name: String?) { self.name = name }

  fileprivate mutating func add(_ number: Int, _ source: SourceSummary) {
    rows.append(Row(number: number, filter: .source(source.source.address)))
    if !source.source.isHidden { unread += source.unread }
  }
}

/// The sources as one list, with what is counted over all of them: another one when any of them has changed.
public final class SourceOverview {
  public let summaries: [SourceSummary]
  public let folders: [SourceFolder]
  /// The posts that nobody has read, and all posts; those of a source in several folders once.
  let unread: Int
  public let total: Int
  private var facts: [String?: SourceListFacts] = [:]
  /// By the last attempts alone.
  private(set) lazy var offline = Offline(summaries)

  public init(_ summaries: [SourceSummary]) {
    self.summaries = summaries
    folders = summaries.folders
    // By number, as a copy of each of a thousand sources would take longer than the rest of a frame.
    unread = summaries.indices.reduce(0) { $0 + summaries[$1].unread }
    total = summaries.indices.reduce(0) { $0 + summaries[$1].total }
  }

  /// What is to be told of the sources of a folder, or of all; found when a frame first asks.
  func facts(of folder: String?) -> SourceListFacts {
    if let found = facts[folder] { return found }
    let found =
      if let folder {
        SourceListFacts(
          of: folders.first { $0.name == folder }?.rows.map(\.number) ?? [], among: summaries)
      } else {
        SourceListFacts(of: summaries.indices, among: summaries)
      }
    facts[folder] = found
    return found
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
