import Cells
import Posts
import Views

/// A source that failed, as a row of a table or, where there is little room, as lines below one another.
struct FailureRow: View {
  let source: SourceSummary
  let failure: SourceFailure
  let time: WallTime
  let nameWidth: Double
  /// Of either column of times.
  let timeWidth: Double
  let isCompact: Bool

  private static let codeWidth = 32.0
  private static let triesWidth = 40.0

  @ViewBuilder var body: some View {
    if isCompact {
      HStack {
        name
        Spacer()
        if let code = failure.code { Text("\(code)").layoutPriority(1) }
      }
      Text(failure.cause(in: time.timeZone))
      Text(times).foregroundColor(.secondary)
    } else {
      HStack(alignment: .top) {
        name.frame(width: nameWidth, alignment: .leading)
        Text(failure.code.map(String.init) ?? "–").frame(width: Self.codeWidth, alignment: .leading)
        Text(failure.cause(in: time.timeZone)).frame(maxWidth: .infinity, alignment: .leading)
        Text("\(failure.attempts)").frame(width: Self.triesWidth, alignment: .trailing)
        Text(nextTry ?? "–").frame(width: timeWidth, alignment: .trailing)
        Text(lastSuccess ?? "never").frame(width: timeWidth, alignment: .trailing)
      }
    }
  }

  private var name: some View {
    Text(source.title).bold().lineLimit(1).truncationMode(source.truncation)
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

  private var nextTry: String? {
    source.status.isBusy ? "now" : failure.nextTry.map(time.start)
  }

  /// The columns that its times take.
  var timeColumns: Int { max(nextTry?.columns ?? 0, lastSuccess?.columns ?? 0) }

  private var lastSuccess: String? { source.lastSuccess.map(time.moment) }

  private var times: String {
    let tries = failure.attempts == 1 ? "1 try" : "\(failure.attempts) tries"
    let next = nextTry.map { " · next \($0)" } ?? ""
    return "\(tries)\(next) · last \(lastSuccess ?? "never")"
  }
}
