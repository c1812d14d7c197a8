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
