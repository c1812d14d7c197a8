import Posts
import Views

/// What a program of the user has printed, and how it ended.
struct OutputPanel: View {
  let result: CommandResult

  var body: some View {
    let outcome = result.outcome
    return ScrollView {
      HStack(spacing: 16) {
        Text(result.command.name).bold().lineLimit(1)
        Text("Esc closes").foregroundColor(.secondary).lineLimit(1).layoutPriority(1)
      }
      .padding(.bottom, 16)
      if let failure = outcome.failure {
        Text("⚠ ").role(.error) + Text(failure)
      }
      if let omission = outcome.omission { Text(omission).foregroundColor(.secondary) }
      if outcome.lines.isEmpty {
        Text("It printed nothing.").foregroundColor(.secondary)
      } else {
        LazyVStack(alignment: .leading, spacing: 0) {
          ForEach(outcome.lines.indices, id: \.self) {
            Text(outcome.lines[$0].isEmpty ? " " : outcome.lines[$0])
          }
        }
      }
      if outcome.failure == nil { Text("exit 0").foregroundColor(.secondary) }
    }
  }
}
