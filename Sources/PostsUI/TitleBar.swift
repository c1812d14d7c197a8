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
  /// That no source can be reached, in place of what failed.
  var offline: String? = nil

  var body: some View {
    ViewThatFits(in: .horizontal) {
      // When it goes on is at the end of the words, and worth more than the age.
      if next != nil {
        row(isAgeShown: true, isWhole: true)
        row(isAgeShown: false, isWhole: true)
      }
      if hasMessage {
        row(isAgeShown: true, isWhole: true)
        row(isAgeShown: false, isWhole: true)
        row(isAgeShown: false, isWhole: true, hasName: false)
      }
      row(isAgeShown: true, isWhole: false)
      row(isAgeShown: false, isWhole: false)
    }
    .lineLimit(1)
    .padding(.horizontal, 8)
    .foregroundColor(.white)
    .background(Color.blue)
  }

  /// Whether there is something to tell that is worth more than the name of the program.
  private var hasMessage: Bool {
    if case .error(_, .banner) = state { return true }
    return warning != nil
  }

  /// A line that is cut to its room, and counts as fitting while enough of its texts is left.
  private func row(isAgeShown: Bool, isWhole: Bool, hasName: Bool = true) -> some View {
    HStack(spacing: 16) {
      HStack {
        if hasName { Text("Outpost").bold() }
        Text(title).bold(!hasName)
      }
      .frame(idealWidth: isWhole ? nil : 128)
      Spacer()
      warningText.frame(idealWidth: isWhole ? nil : 64).layoutPriority(isWhole ? 1 : 0)
      if isAgeShown, let loadedAt, state.content != nil {
        Age(since: loadedAt).layoutPriority(1)
      }
      if let selected { Text("\(selected.number)/\(selected.count)").layoutPriority(1) }
    }
  }

  /// A spinner may stay beside what has come already.
  @ViewBuilder private var warningText: some View {
    if status.isSpinning, !state.hasLoadingPanel {
      ProgressView { news }
    } else {
      news
    }
  }

  @ViewBuilder private var news: some View {
    switch state {
    case .loading(after: .loaded), .loading(after: .empty):
      if status.nextTry == nil { ElapsedTime(since: status.since).layoutPriority(1) }
      if let retry = status.retry { Text("⚠ \(retry.error.explanation)") }
    case .error(_, .banner) where offline != nil: if let offline { Text(offline) }
    case .error(let error, .banner):
      Text("⚠ \(error.explanation)\(next.map { ", next \($0)" } ?? "")")
    case .loaded, .empty: if let warning { Text("⚠ \(warning)") }
    case .idle, .loading(after: .idle), .loading(after: .failed),
      .error(_, .fullScreen), .error(_, .alert):
      EmptyView()
    }
  }
}
