import Cells
import Essentials
import StateKit
import Views

/// The line at the top of the screen: what is read, what goes on, how old it is, and the position in the list.
struct TitleBar<Value>: View {
  let title: String
  let state: ViewState<Value>
  let status: LoadStatus
  let loadedAt: AnyClock.Instant?
  let selected: (number: Int, count: Int)?
  /// What is wrong with what was loaded, though it was.
  var warning: String? = nil
  /// When what failed is tried again automatically.
  var next: String? = nil
  /// That no source can be reached, in place of all else where there are posts.
  var offline: String? = nil

  var body: some View {
    ViewThatFits(in: .horizontal) {
      row([.name, .title, .news, .age, .row])
      row([.name, .title, .news, .row])
      row([.title, .news, .row])
      // Where there is little room, what matters most is there whole.
      let main: Part = hasMessage ? .news : .title
      row([main, .row])
      row([main])
      row([main, .row])
    }
    .lineLimit(1)
    .padding(.horizontal, 8)
    .filled { $0.theme[.title].withoutBold }
  }

  private enum Part { case name, title, news, age, row }

  /// Whether there is something to tell that is worth more than the name of the list.
  private var hasMessage: Bool {
    if offline != nil, state.content != nil { return true }
    return switch state {
    case .error(_, .banner): true
    case .loading: status.retry != nil
    case .idle, .loaded, .empty, .error(_, .fullScreen), .error(_, .alert): warning != nil
    }
  }

  private func row(_ parts: Set<Part>) -> some View {
    HStack(spacing: 16) {
      if parts.contains(.title) {
        HStack {
          if parts.contains(.name) { Text("Outpost").role(.title) }
          Text(title).role(.title)
        }
      } else {
        details
      }
      Spacer()
      if parts.isSuperset(of: [.title, .news]) { details }
      if parts.contains(.age), let loadedAt, state.content != nil {
        Age(since: loadedAt).foregroundColor(.secondary)
      }
      if parts.contains(.row), let selected {
        Text("\(selected.number)/\(selected.count)").foregroundColor(.secondary)
          .layoutPriority(1)
      }
    }
  }

  /// A spinner may stay beside what has come already.
  @ViewBuilder private var details: some View {
    if status.isSpinning, !state.hasLoadingPanel {
      ProgressView { news }
    } else {
      news
    }
  }

  @ViewBuilder private var news: some View {
    if let offline, state.content != nil { Text(offline) } else { stateNews }
  }

  @ViewBuilder private var stateNews: some View {
    switch state {
    case .loading(after: .loaded), .loading(after: .empty):
      if status.nextTry == nil { ElapsedTime(since: status.since).layoutPriority(1) }
      if let retry = status.retry { Text("⚠ \(retry.error.explanation)") }
    case .error(let error, .banner):
      Text("⚠ \(error.explanation)\(next.map { ", next \($0)" } ?? "")")
    case .loaded, .empty: if let warning { Text("⚠ \(warning)") }
    case .idle, .loading(after: .idle), .loading(after: .failed),
      .error(_, .fullScreen), .error(_, .alert):
      EmptyView()
    }
  }
}

extension StyleChange {
  /// The same for what stands beside a title.
  fileprivate var withoutBold: StyleChange {
    var style = self
    style.attributes.remove(.bold)
    return style
  }
}
