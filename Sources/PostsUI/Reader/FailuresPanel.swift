import Cells
import Posts
import Views

/// The sources that failed, each with its code, the plain cause and what happens next.
struct FailuresPanel: View {
  let sources: [SourceSummary]
  /// That no source can be reached, in place of those; nil where one can.
  var offline: String?
  let time: WallTime
  /// Of the screen.
  let columns: Int
  let retry: (Source.ID) -> Void
  let signIn: (Source.ID) -> Void
  let isMuted: (SourceSummary) -> Bool
  let mute: (Source.ID) -> Void
  let close: () -> Void
  @State private var position = ListPosition<Source.ID>()

  var body: some View {
    let table = FailureTable(rows, columns: columns)
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 16) {
        Text("Errors").bold()
        Text("Esc closes").foregroundColor(.secondary).lineLimit(1)
      }
      .padding(.bottom, 16)
      if let offline { Text(offline).padding(.bottom, table.rows.isEmpty ? 0 : 16) }
      if table.rows.isEmpty, offline == nil {
        Text("No source has failed.")
      } else if !table.rows.isEmpty {
        if !table.isCompact {
          FailureRow.header(width: table.nameWidth, timeWidth: table.timeWidth)
        }
        list(table)
      }
    }
    .frame(width: table.width)
    .onKeyPress(keys: ["e", "q"]) { _ in
      close()
      return .handled
    }
  }

  private func list(_ table: FailureTable) -> some View {
    List(table.rows, position: position) { row in
      FailureRow(
        failure: row, nameWidth: table.nameWidth, timeWidth: table.timeWidth,
        isCompact: table.isCompact)
    }
    .listRowSpacing(table.isCompact ? 16 : 0)
    .frame(maxHeight: Double(16 * table.lines))
    .onKeyPress(keys: ["r", .return]) { _ in
      selected { retry($0.id) }
    }
    .onKeyPress("x") {
      selected { mute($0.id) }
    }
    .onKeyPress("s") {
      selected { if $0.failure.asksForSignIn { signIn($0.id) } }
    }
  }

  private var rows: [Failure] {
    sources.compactMap { source in
      source.lastFailure.map {
        Failure(source: source, failure: $0, isMuted: isMuted(source), time: time)
      }
    }
  }

  private func selected(_ action: (Failure) -> Void) -> KeyPress.Result {
    let rows = rows
    guard let index = position.selectedIndex(in: rows) else { return .ignored }
    action(rows[index])
    return .handled
  }
}

/// The room that failures take, worked out once for all of them.
private struct FailureTable {
  let rows: [Failure]
  /// Whether they stand as lines below one another.
  let isCompact: Bool
  /// As much as the longest name takes, up to a fifth of the screen.
  let nameWidth: Double
  /// As much as the longest time takes, which leaves the rest to the causes.
  let timeWidth: Double
  /// As much as the longest cause takes, up to the screen; nil for as much as there is.
  let width: Double?
  /// At least the lines that they take, for a sheet that is no higher than it need be.
  let lines: Int

  /// - Parameter columns: Of the screen.
  init(_ rows: [Failure], columns: Int) {
    let column = ReaderLayout.column
    let room = columns - Self.edges
    let name = rows.map(\.source.title.columns).max() ?? 0
    let causes = rows.map(\.cause.columns)
    self.rows = rows
    isCompact = columns < 100
    nameWidth = column * Double(max(18, min(name, columns / 5)))
    timeWidth = column * Double(rows.reduce(8) { max($0, $1.timeColumns) })
    let others =
      Self.marks + Int((nameWidth + 2 * timeWidth + FailureRow.fixedWidth) / column)
    let table = min(others + (causes.max() ?? 0), room)
    width = isCompact || rows.isEmpty ? nil : column * Double(table)
    let least = isCompact ? columns < 60 ? 5 : 4 : 1
    let causeRoom = isCompact ? max(10, room) : table - others
    lines = causes.reduce(0) { lines, cause in
      lines + least + (cause > causeRoom ? cause * 5 / 4 / causeRoom : 0)
    }
  }

  /// Columns of the edges of the box and what lies beside it.
  private static let edges = 14
  /// Columns of the marks beside a row and of the scroll bar.
  private static let marks = 4
}

/// A source that failed, in words.
private struct Failure: Identifiable {
  let source: SourceSummary
  let failure: SourceFailure
  /// Whether it is told of in this list only.
  let isMuted: Bool
  let time: WallTime

  var id: Source.ID { source.id }

  var cause: String { failure.cause(in: time.timeZone) + (isMuted ? " (muted)" : "") }

  var nextTry: String? {
    source.status.isBusy ? "now" : failure.nextTry.map(time.start)
  }

  var lastSuccess: String? { source.lastSuccess.map(time.moment) }

  /// The columns that its times take.
  var timeColumns: Int { max(nextTry?.columns ?? 0, lastSuccess?.columns ?? 0) }

  var times: String {
    let tries = failure.attempts == 1 ? "1 try" : "\(failure.attempts) tries"
    let next = nextTry.map { " · next \($0)" } ?? ""
    return "\(tries)\(next) · last \(lastSuccess ?? "never")"
  }
}

/// A failure as a row of a table or, where there is little room, as lines below one another.
private struct FailureRow: View {
  let failure: Failure
  let nameWidth: Double
  /// Of either column of times.
  let timeWidth: Double
  let isCompact: Bool

  private static let codeWidth = 32.0
  private static let triesWidth = 40.0
  /// Of the columns that are always as wide, and the gaps between all six.
  static let fixedWidth = codeWidth + triesWidth + 5 * ReaderLayout.column

  @ViewBuilder var body: some View {
    if isCompact {
      HStack {
        name
        Spacer()
        if let code = failure.failure.code { Text("\(code)").layoutPriority(1) }
      }
      Text(failure.cause)
      Text(failure.times).foregroundColor(.secondary)
    } else {
      HStack(alignment: .top) {
        name.frame(width: nameWidth, alignment: .leading)
        Text(failure.failure.code.map(String.init) ?? "–")
          .frame(width: Self.codeWidth, alignment: .leading)
        Text(failure.cause).frame(maxWidth: .infinity, alignment: .leading)
        Text("\(failure.failure.attempts)").frame(width: Self.triesWidth, alignment: .trailing)
        Text(failure.nextTry ?? "–").frame(width: timeWidth, alignment: .trailing)
        Text(failure.lastSuccess ?? "never").frame(width: timeWidth, alignment: .trailing)
      }
    }
  }

  private var name: some View {
    Text(failure.source.title).bold().lineLimit(1).truncationMode(failure.source.truncation)
  }

  /// The names of the columns, above a list of such rows.
  static func header(width: Double, timeWidth: Double) -> some View {
    HStack {
      Text("Source").frame(width: width, alignment: .leading)
      Text("Code").frame(width: codeWidth, alignment: .leading)
      Text("Cause").frame(maxWidth: .infinity, alignment: .leading)
      Text("Tries").frame(width: triesWidth, alignment: .trailing)
      Text("Next").frame(width: timeWidth, alignment: .trailing)
      Text("Last").frame(width: timeWidth, alignment: .trailing)
    }
    .lineLimit(1)
    .foregroundColor(.secondary)
    .padding(.horizontal, 16)
  }
}
