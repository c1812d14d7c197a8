import Posts
import Views

/// What there is to read: all posts together, what the user's queries find, then the sources, below the folders that they are in.
struct FilterList: View {
  let sources: SourceOverview
  var queries: [SavedQuery] = []
  /// Whether any post has a download.
  var hasDownloads = false
  /// Whether those that hold posts of all sources are there.
  let hasMerged: Bool
  let count: (PostFilter) -> Int
  /// The folders that show no sources.
  var folded: Set<String> = []
  /// Whether sources without unread posts are left out.
  var hidesRead = false
  /// Whether no source can be reached.
  var isOffline = false
  let filter: Binding<PostFilter?>
  /// Folds the folder of a name, or unfolds it.
  var fold: (String) -> Void = { _ in }

  @State private var lastRows = LastRows()

  var body: some View {
    List(selection: filter) {
      ForEach(shownGroups, id: \.name) { group in
        ForEach(group.rows, id: \.filter) { row in view(of: row) }
      }
    }
    .takesCounts()
  }

  @ViewBuilder private func view(of row: Row) -> some View {
    if let number = row.number {
      let source = sources.summaries[number]
      FilterRow(name: source.title, count: source.unread, indent: row.isInFolder ? 2 : 0) {
        StatusSign(
          status: source.status, isTruncated: source.warning != nil, isOffline: isOffline)
      }
      .truncationMode(source.truncation)
    } else {
      FilterRow(name: row.filter.name, count: row.count) {
        if let isFolded = row.isFolded {
          // Enter stays a key of the row, so this is no button.
          Text(isFolded ? "▸" : "▾")
            .gesture(LongPressGesture(minimumDuration: 0).onEnded { _ in fold(row.filter.name) })
        } else {
          Text(row.filter.sign)
        }
      }
    }
  }

  private struct Row: Equatable {
    let filter: PostFilter
    /// Of the source among all; nil for a filter of several.
    var number: Int?
    var count = 0
    /// Whether a folder shows no sources; nil for what is no folder.
    var isFolded: Bool?
    var isInFolder = false
  }

  /// Rows of a folder, or of none; a source of several folders stands in each.
  private struct Group {
    let name: String?
    var rows: [Row] = []
  }

  /// The groups of the last frame, and what they were made of: those of ten thousand sources take longer than a frame.
  private final class LastRows {
    struct Origin: Equatable {
      let merged: [Row]
      let folded: Set<String>
      let hidesRead: Bool
      let selected: PostFilter?
    }

    var sources: SourceOverview?
    var origin: Origin?
    var groups: [Group] = []
  }

  private var shownGroups: [Group] {
    let merged =
      hasMerged || hasDownloads
      ? PostFilter.merged + (hasDownloads ? [.downloads] : []) + queries.map(PostFilter.query) : []
    let selected = filter.wrappedValue
    let origin = LastRows.Origin(
      merged: merged.map { Row(filter: $0, count: count($0)) }, folded: folded,
      hidesRead: hidesRead, selected: hidesRead || selected?.isFolder == true ? selected : nil)
    if lastRows.sources !== sources || lastRows.origin != origin {
      (lastRows.sources, lastRows.origin) = (sources, origin)
      lastRows.groups = groups(origin.merged)
    }
    return lastRows.groups
  }

  private func groups(_ merged: [Row]) -> [Group] {
    var groups = [Group(name: nil, rows: merged)]
    let selected = filter.wrappedValue
    for folder in sources.folders {
      let own = folder.name.map(PostFilter.folder)
      let shown = folder.rows.filter { row in
        let source = sources.summaries[row.number]
        return !source.source.isHidden
          && (!hidesRead || source.unread > 0 || row.filter == selected)
      }
      guard !shown.isEmpty || own == selected && own != nil else { continue }
      let isFolded = folder.name.map(folded.contains)
      var rows = own.map { [Row(filter: $0, count: folder.unread, isFolded: isFolded)] } ?? []
      if isFolded != true {
        rows += shown.map { Row(filter: $0.filter, number: $0.number, isInFolder: own != nil) }
      }
      if own == nil {
        groups[0].rows += rows
      } else {
        groups.append(Group(name: folder.name, rows: rows))
      }
    }
    return groups
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
    case .downloads: "Downloads"
    case .folder(let name): name
    case .source(let id): id
    case .query(let query): query.name
    }
  }

  /// What stands before it, which is what stands before such posts too.
  fileprivate var sign: String {
    switch self {
    case .all, .folder, .source: " "
    case .query: "~"
    case .unread: "●"
    case .starred: "★"
    case .downloads: "↓"
    }
  }
}

/// A line of the list of filters: a name that is cut where it is long, and how many there are.
struct FilterRow<Sign: View>: View {
  let name: String
  let count: Int
  /// Columns before the name.
  var indent = 0
  /// What stands before the name, in a column of its own.
  @ViewBuilder let sign: Sign

  var body: some View {
    HStack {
      sign.padding(.trailing, ReaderLayout.column * Double(indent))
      Text(name).bold(count > 0)
      Spacer()
      Text(count > 0 ? "\(count)" : "").foregroundColor(.secondary).layoutPriority(1)
    }
    .lineLimit(1)
  }
}

extension SourceSummary {
  /// Where a title that is long is cut: addresses of one server differ at their ends.
  var truncation: Text.TruncationMode {
    source.address.hasSuffix(distinction ?? title) ? .middle : .tail
  }
}
