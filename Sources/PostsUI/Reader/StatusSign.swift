import Posts
import StateKit
import Views

/// What a source is doing, in one column: each in a sign of its own, as colours may be off. All is well without one.
struct StatusSign: View {
  let status: SourceStatus
  /// Whether its last good answer is truncated.
  var isTruncated = false
  /// Whether no source can be reached, which is told elsewhere.
  var isOffline = false
  @Environment(\.now) private var now

  /// An answer that comes at once is not worth a movement.
  private static let delay = Duration.milliseconds(200)

  var body: some View {
    switch status {
    case .idle: Text(" ")
    case .queued: Text("◦").foregroundColor(.secondary)
    case .loading(let since): spinner(at: since.advanced(by: Self.delay))
    case .waiting: Text("!").role(.warning)
    case .fresh: Text(isTruncated ? "…" : " ").foregroundColor(.secondary)
    case .stale: Text("~").foregroundColor(.secondary)
    case .failed(let failure) where isOffline && failure.kind == .isUnreachable: Text(" ")
    case .failed: Text("!").role(.error).bold()
    }
  }

  @ViewBuilder private func spinner(at instant: AnyClock.Instant) -> some View {
    if now < instant { Text(" ").redrawn(at: instant) } else { ProgressView() }
  }
}
