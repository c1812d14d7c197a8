import Cells
import Posts
import Views

/// The sources that failed, each with its code, the plain cause and what happens next.
struct FailuresPanel: View {
  let sources: [SourceSummary]
  let time: WallTime
  /// Of the screen.
  let columns: Int
  let retry: (Source.ID) -> Void
  let signIn: (Source.ID) -> Void
  let close: () -> Void
  @State private var position = ListPosition<Source.ID>()

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 16) {
        Text("Errors").bold()
        Text(hint).foregroundColor(.secondary).lineLimit(1)
      }
      .padding(.bottom, 16)
      if rows.isEmpty {
        Text("No source has failed.")
      } else {
        if !isCompact { FailureRow.header(width: nameWidth, timeWidth: timeWidth) }
        list
      }
    }
    .onKeyPress(keys: ["e", "q"]) { _ in
      close()
      return .handled
    }
  }

  private var list: some View {
    let timeWidth = timeWidth
    return List(rows, position: position) { row in view(of: row, timeWidth: timeWidth) }
      .listRowSpacing(isCompact ? 16 : 0)
      .frame(maxHeight: Double(16 * rows.reduce(0) { $0 + lines(of: $1) }))
      .onKeyPress(keys: ["r", .return]) { _ in
        selected { retry($0.id) }
      }
      .onKeyPress("s") {
        selected { if $0.failure.asksForSignIn { signIn($0.id) } }
      }
  }

  private func view(of row: Row, timeWidth: Double) -> FailureRow {
    FailureRow(
      source: row.source, failure: row.failure, time: time, nameWidth: nameWidth,
      timeWidth: timeWidth, isCompact: isCompact)
  }

  /// As much as the longest time takes, which leaves the rest to the causes.
  private var timeWidth: Double {
    ReaderLayout.column
      * Double(rows.reduce(8) { max($0, view(of: $1, timeWidth: 0).timeColumns) })
  }

  private var isCompact: Bool { columns < 100 }

  private var nameWidth: Double { 144 }

  private var hint: String {
    if rows.isEmpty { return "Esc closes" }
    let keys =
      rows.contains { $0.failure.asksForSignIn } ? "Enter retry · s sign in" : "Enter retry"
    return "\(keys) · Esc closes"
  }

  private var rows: [Row] {
    sources.compactMap { source in
      source.lastFailure.map { Row(source: source, failure: $0) }
    }
  }

  /// At least the lines that a row takes, for a sheet that is no higher than it need be.
  private func lines(of row: Row) -> Int {
    let width = isCompact ? max(10, columns - 14) : 34
    return row.failure.cause(in: time.timeZone).columns * 5 / 4 / width
      + (isCompact ? columns < 60 ? 5 : 4 : 1)
  }

  private func selected(_ action: (Row) -> Void) -> KeyPress.Result {
    guard let index = position.selectedIndex(in: rows) else { return .ignored }
    action(rows[index])
    return .handled
  }

  private struct Row: Identifiable {
    let source: SourceSummary
    let failure: SourceFailure
    var id: Source.ID { source.id }
  }
}
