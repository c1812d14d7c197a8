import StateKit
import Views

/// The whole seconds since an instant, from the first one on.
struct ElapsedTime: View {
  let since: AnyClock.Instant?
  @Environment(\.now) private var now

  var body: some View {
    if let since {
      let seconds = since.duration(to: now).components.seconds
      Group {
        if seconds > 0 { Text("\(seconds) s") }
      }
      .redrawn(at: since.advanced(by: .seconds(max(0, seconds) + 1)))
    }
  }
}
