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
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 16) {
        Text("Errors").bold()
        Text("Esc closes").foregroundColor(.secondary).lineLimit(1)
      }
      .padding(.bottom, 16)
      if let offline { Text(offline).padding(.bottom, rows.isEmpty ? 0 : 16) }
      if rows.isEmpty, offline == nil {
        Text("No source has failed.")
      } else if !rows.isEmpty {
        if !isCompact { FailureRow.header(width: nameWidth, timeWidth: timeWidth) }
        list
      }
    }
    .frame(width: isCompact || rows.isEmpty ? nil : ReaderLayout.column * Double(tableColumns))
    .onKeyPress(keys: ["e", "q"]) { _ in
      close()
      return .handled
    }
  }

  private var list: some View {
    let timeWidth = timeWidth
    return List(rows, position: position) { row in
      FailureRow(
        failure: row, nameWidth: nameWidth, timeWidth: timeWidth, isCompact: isCompact)
    }
    .listRowSpacing(isCompact ? 16 : 0)
    .frame(maxHeight: Double(16 * rows.reduce(0) { $0 + lines(of: $1) }))
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

  /// As much as the longest time takes, which leaves the rest to the causes.
  private var timeWidth: Double {
    ReaderLayout.column * Double(rows.reduce(8) { max($0, $1.timeColumns) })
  }

  private var isCompact: Bool { columns < 100 }

  /// As much as the longest name takes, up to a fifth of the screen.
  private var nameWidth: Double {
    let longest = rows.map(\.source.title.columns).max() ?? 0
    return ReaderLayout.column * Double(max(18, min(longest, columns / 5)))
  }

  /// As much as the longest cause takes, up to the screen, without the edges of the box.
  private var tableColumns: Int {
    let cause = rows.map(\.cause.columns).max() ?? 0
    return min(otherColumns + cause, columns - 14)
  }

  /// What the marks and the scroll bar take, and all columns but the causes with a gap after each.
  private var otherColumns: Int {
    4 + Int((nameWidth + 2 * timeWidth + FailureRow.fixedWidth) / ReaderLayout.column)
  }

  private var rows: [Failure] {
    sources.compactMap { source in
      source.lastFailure.map {
        Failure(source: source, failure: $0, isMuted: isMuted(source), time: time)
      }
    }
  }

  /// At least the lines that a row takes, for a sheet that is no higher than it need be.
  private func lines(of row: Failure) -> Int {
    let width = isCompact ? max(10, columns - 14) : tableColumns - otherColumns
    let cause = row.cause.columns
    return (cause > width ? cause * 5 / 4 / width : 0) + (isCompact ? columns < 60 ? 5 : 4 : 1)
  }

  private func selected(_ action: (Failure) -> Void) -> KeyPress.Result {
    guard let index = position.selectedIndex(in: rows) else { return .ignored }
    action(rows[index])
    return .handled
  }
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
