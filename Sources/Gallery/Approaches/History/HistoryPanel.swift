import TerminalUI

/// What the history says, and which indicator shows that it is loaded again.
struct HistoryPanel: View {
  let history: StateHistory<[Post]>
  let type: LoadingType

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      VStack(alignment: .leading, spacing: 0) {
        Text("The latest of \(history.entries.count)").foregroundStyle(.secondary)
        ForEach(history.latest, id: \.number) { entry in
          Text("  \(entry.name)").bold(entry.number == history.entries.count)
        }
      }
      .frame(minHeight: 64, alignment: .topLeading)
      VStack(alignment: .leading, spacing: 0) {
        Text("isInitialLoading \(history.isInitialLoading)")
        Text("latestInfo   \(history.latestInfo.map { "\($0.count) posts" } ?? "nil")")
        Text("latestError  \(history.latestError?.name ?? "nil")")
      }
      VStack(alignment: .leading, spacing: 0) {
        Text("Loading type").foregroundStyle(.secondary)
        ForEach(LoadingType.allCases, id: \.self) { each in
          Text("\(each == type ? "▸" : " ") .\(each.rawValue)").bold(each == type)
        }
      }
    }
  }
}

extension StateHistory<[Post]>: CustomStringConvertible {
  /// The last entries with their numbers.
  var latest: [(number: Int, name: String)] {
    zip(1..., entries).suffix(3).map { (number: $0, name: $1.name) }
  }

  var description: String {
    entries.last.map { "\($0.name), entry \(entries.count)" } ?? "no entry"
  }
}

extension StateHistory<[Post]>.Entry {
  var name: String {
    switch self {
    case .loading: ".loading"
    case .loaded(let posts): ".loaded(\(posts.count) posts)"
    case .failed(let error): ".failed(\(error.name))"
    }
  }
}
