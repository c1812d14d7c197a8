import Posts
import Views

/// What there is to read: all posts together, then the sources, below the folders that they are in.
struct ShelfList: View {
  let sources: [SourceSummary]
  /// Whether those that hold posts of all sources are there.
  let hasMerged: Bool
  let count: (Shelf) -> Int
  let shelf: Binding<Shelf?>

  var body: some View {
    List(selection: shelf) {
      ForEach(hasMerged ? Shelf.merged : [], id: \.self) { shelf in
        ShelfRow(name: shelf.name, count: count(shelf)) { Text(shelf.sign) }
      }
      ForEach(sources.folders) { folder in
        Section {
          ForEach(folder.places, id: \.shelf) { place in
            let source = sources[place.number]
            ShelfRow(name: source.title, count: source.unread) {
              StatusSign(status: source.status, isCutShort: source.note != nil)
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

extension Shelf {
  /// Those that hold posts of all sources.
  fileprivate static var merged: [Shelf] { [.all, .unread, .starred] }

  fileprivate var name: String {
    switch self {
    case .all: "All"
    case .unread: "Unread"
    case .starred: "Starred"
    case .source(let id): id
    }
  }

  /// What stands before it, which is what stands before such posts too.
  fileprivate var sign: String {
    switch self {
    case .all, .source: " "
    case .unread: "●"
    case .starred: "★"
    }
  }
}
