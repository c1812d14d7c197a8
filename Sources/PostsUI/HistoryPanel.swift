import Cells
import Essentials
import StateKit
import Views

/// What happened to the posts so far, the newest first: when, what, why, and for how long it held.
struct HistoryPanel: View {
  /// The list that it is about.
  let subject: String
  /// Why the load is tried again, and how often; nil during a first try and at rest.
  let retry: Retry?
  let history: [Entry]
  let close: () -> Void
  @Environment(\.now) private var now
  @Environment(\.horizontalSizeClass) private var sizeClass

  typealias Entry = ViewStateController<Int>.Entry

  var body: some View {
    ScrollView {
      headline
      if let retry {
        Text("Try \(retry.attempt) of \(retry.maxAttempts), after: \(retry.error.explanation)")
      }
      VStack(alignment: .leading, spacing: 0) {
        if history.isEmpty {
          Text("Nothing yet.").foregroundColor(.secondary)
        } else if sizeClass == .compact {
          paragraphs
        } else {
          table
        }
      }
      .padding(.top, 16)
    }
    .redrawn(at: AnyClock.Instant(offset: .seconds(now.offset.components.seconds + 1)))
    .onKeyPress(keys: ["i", "q"]) { _ in
      close()
      return .handled
    }
  }

  private var headline: some View {
    HStack(spacing: 16) {
      Text("History: \(subject)").bold().lineLimit(1)
      Text("Esc closes").foregroundColor(.secondary).lineLimit(1).layoutPriority(1)
    }
  }

  private var table: some View {
    Grid(alignment: .topLeading, horizontalSpacing: 16) {
      GridRow {
        ForEach(["When", "What", "Why", "How long"], id: \.self) {
          Text($0).foregroundColor(.secondary)
        }
      }
      ForEach(rows, id: \.entry.id) { row in
        GridRow {
          Text(row.entry.instant.offset.clock)
          Text(row.entry.state.label)
          Text(row.entry.trigger.label)
          Text(row.duration)
        }
      }
    }
  }

  /// The same where there is no room for four columns.
  private var paragraphs: some View {
    ForEach(rows, id: \.entry.id) { row in
      HStack(spacing: 16) {
        Text(row.entry.instant.offset.clock)
        Text(row.entry.trigger.label)
        Text(row.duration)
      }
      .lineLimit(1)
      .foregroundColor(.secondary)
      Text(row.entry.state.label).padding(.leading, 16)
    }
  }

  private var rows: [(entry: Entry, duration: String)] {
    let ends = history.dropFirst().map(\.instant) + [now]
    return zip(history, ends).map { entry, end in
      let isCurrent = entry.id == history.last?.id
      return (entry, entry.instant.duration(to: end).text + (isCurrent ? "…" : ""))
    }
    .reversed()
  }
}

extension ViewStateController<Int>.State {
  fileprivate var label: String {
    switch self {
    case .initial: "Cancelled"
    case .loading: "Loading"
    case .loaded(let count): "Loaded, \(count) \(count == 1 ? "post" : "posts")"
    case .empty: "Empty"
    case .error(let error): error.explanation
    }
  }
}

extension LoadTrigger {
  fileprivate var label: String {
    switch self {
    case .user: "you"
    case .background: "program"
    case .focus: "focus"
    case .resume: "resume"
    case .interval: "interval"
    case .retry: "retry"
    }
  }
}
