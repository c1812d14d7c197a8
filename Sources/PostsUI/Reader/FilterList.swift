import Posts
import Views

/// What there is to read: all posts together, what the user's queries find, then the sources, below the folders that they are in.
struct FilterList: View {
  let sources: [SourceSummary]
  var queries: [SavedQuery] = []
  /// Whether those that hold posts of all sources are there.
  let hasMerged: Bool
  let count: (PostFilter) -> Int
  let filter: Binding<PostFilter?>

  var body: some View {
    List(selection: filter) {
      ForEach(hasMerged ? PostFilter.merged + queries.map(PostFilter.query) : [], id: \.self) {
        filter in
        FilterRow(name: filter.name, count: count(filter)) { Text(filter.sign) }
      }
      ForEach(sources.folders) { folder in
        Section {
          ForEach(folder.rows, id: \.filter) { row in
            let source = sources[row.number]
            FilterRow(name: source.title, count: source.unread) {
              StatusSign(status: source.status, isTruncated: source.warning != nil)
            }
            .truncationMode(source.truncation)
          }
        } header: {
          if let name = folder.name { Text(name).lineLimit(1).padding(.leading, 16) }
        }
      }
    }
  }
}

extension PostFilter {
  /// Those that hold posts of all sources.
  fileprivate static var merged: [PostFilter] { [.all, .unread, .starred] }

  fileprivate var name: String {
    switch self {
    case .all: "All"
    case .unread: "Unread"
    case .starred: "Starred"
    case .source(let id): id
    case .query(let query): query.name
    }
  }

  /// What stands before it, which is what stands before such posts too.
  fileprivate var sign: String {
    switch self {
    case .all, .source: " "
    case .query: "~"
    case .unread: "●"
    case .starred: "★"
    }
  }
}

/// A line of the list of filters: a name that is cut where it is long, and how many there are.
struct FilterRow<Sign: View>: View {
  let name: String
  let count: Int
  /// What stands before the name, in a column of its own.
  @ViewBuilder let sign: Sign

  var body: some View {
    HStack {
      sign
      Text(name).bold(count > 0)
      Spacer()
      Text(count > 0 ? "\(count)" : "").foregroundColor(.secondary).layoutPriority(1)
    }
    .lineLimit(1)
  }
}

/// Sources that are listed below one heading.
struct SourceFolder: Identifiable {
  /// A source by its number among all: a copy of each of a thousand sources would take longer than the whole frame.
  struct Row {
    let number: Int
    let filter: PostFilter
  }

  /// Nil for those that are in no folder.
  let name: String?
  var rows: [Row] = []

  var id: String? { name }
}

extension [SourceSummary] {
  /// The sources by folder: first those that are in none, then each folder where its first source stands. A source of
  /// several folders stands in each.
  var folders: [SourceFolder] {
    var folders = [SourceFolder(name: nil)]
    var numbers: [String?: Int] = [nil: 0]
    var last = 0
    for index in indices {
      let row = SourceFolder.Row(number: index, filter: .source(self[index].source.address))
      let names = self[index].source.folders
      for name in names.isEmpty ? [nil] : names.map(Optional.some) {
        if name != folders[last].name {
          last = numbers[name] ?? folders.count
          if last == folders.count {
            numbers[name] = last
            folders.append(SourceFolder(name: name))
          }
        }
        folders[last].rows.append(row)
      }
    }
    return folders.filter { !$0.rows.isEmpty }
  }
}

extension SourceSummary {
  /// Where a title that is long is cut: addresses of one server differ at their ends.
  var truncation: Text.TruncationMode { source.address.hasSuffix(title) ? .middle : .tail }
}
