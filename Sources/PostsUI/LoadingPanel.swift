import StateKit
import Views

/// Nothing is there yet, and a load runs.
struct LoadingPanel: View {
  let since: AnyClock.Instant?

  var body: some View {
    ProgressView {
      Text("Loading posts…")
      ElapsedTime(since: since)
    }
  }
}
