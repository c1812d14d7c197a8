import TerminalUI

/// What the user has chosen, what the controller answers, and what has happened to it.
struct HistoryPanel: View {
  let controller: ViewStateController<[Post]>
  let choices: Choices

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      loading.frame(minHeight: 64, alignment: .topLeading)
      answers
      entries.frame(minHeight: 64, alignment: .topLeading)
      others
    }
    .lineLimit(1)
  }

  private var loading: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("Type \(choices.kinds.position), option \(choices.samples.position)")
        .foregroundStyle(.secondary)
      Text(code.joined(separator: "\n")).bold().lineLimit(nil)
    }
  }

  private var code: [String] { choices.samples.current.lines(of: choices.kinds.current) }

  private var answers: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("Controller, \(choices.failedRefresh.code)").foregroundStyle(.secondary)
      ForEach(controller.answers, id: \.name) { answer in
        HStack(spacing: 0) {
          Text(answer.name).frame(width: 136, alignment: .leading)
          Text(answer.value).bold()
        }
      }
    }
  }

  private var entries: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("History, newest of \(controller.history.last.map { $0.sequence + 1 } ?? 0)")
        .foregroundStyle(.secondary)
      ForEach(controller.history.suffix(3)) { entry in
        Text("\(entry.instant.inSeconds) \(entry.state.code)")
      }
    }
  }

  private var others: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("Error \(choices.errorForms.position): \(choices.errorForms.current.code)")
      Text("Toast \(choices.toasts.position), m shows").foregroundStyle(.secondary)
      Text("  \(choices.toasts.current.name)")
    }
  }
}
