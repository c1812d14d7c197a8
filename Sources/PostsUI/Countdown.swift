import Posts
import StateKit
import Views

/// How long until the next try, which one it is, and the keys that end the wait; as much as there is room for.
struct Countdown: View {
  let nextTry: AnyClock.Instant
  /// Nil where the first try waits, because the last load was a moment ago.
  let retry: Retry?
  @Environment(\.now) private var now
  @Environment(\.keyMap) private var keyMap

  var body: some View {
    let seconds = max(1, Int((now.duration(to: nextTry) / .seconds(1)).rounded(.up)))
    ViewThatFits(in: .horizontal) {
      ForEach(lines(seconds), id: \.self) { Text($0) }
    }
    .lineLimit(1)
    .redrawn(at: now < nextTry ? nextTry.advanced(by: .seconds(1 - seconds)) : nil)
  }

  private func lines(_ seconds: Int) -> [String] {
    guard let retry else {
      return ["Loading again in \(seconds) s · Esc stop", "In \(seconds) s · Esc stop"]
    }
    let keys = "\(keyMap.sign(of: .refresh)) now · Esc stop"
    return [
      "Trying again in \(seconds) s (\(retry.attempt) of \(retry.maxAttempts)) · \(keys)",
      "In \(seconds) s (\(retry.attempt) of \(retry.maxAttempts)) · \(keys)",
      "In \(seconds) s · \(keys)",
      "In \(seconds) s",
    ]
  }
}
