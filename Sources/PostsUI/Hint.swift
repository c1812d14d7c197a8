import Posts
import StateKit

/// A key, and what it does now.
struct Hint: Equatable {
  let key: String
  let action: String

  /// The keys that do something in a state, the most useful first.
  static func hints(for state: ViewState<[Post]>, isReading: Bool, isWaiting: Bool) -> [Hint] {
    let always = [Hint(key: "?", action: "Help"), Hint(key: "q", action: "Quit")]
    switch state {
    case .idle: return [Hint(key: "r", action: "Load")] + always
    case .loading(after: .loaded):
      return content(isReading, Hint(key: "Esc", action: "Cancel")) + always
    case .loading where isWaiting:
      return [Hint(key: "r", action: "Now"), Hint(key: "Esc", action: "Stop")] + always
    case .loading: return [Hint(key: "Esc", action: "Cancel")] + always
    case .error(_, .fullScreen): return [Hint(key: "r Enter", action: "Try again")] + always
    case .error(_, .alert):
      return [
        Hint(key: "Tab", action: "Next"), Hint(key: "Enter", action: "Press"),
        Hint(key: "Esc", action: "OK"),
      ]
    case .empty: return [Hint(key: "r", action: "Refresh")] + always
    case .loaded, .error(_, .banner):
      return content(isReading, Hint(key: "r", action: "Refresh")) + always
    }
  }

  private static func content(_ isReading: Bool, _ load: Hint) -> [Hint] {
    isReading
      ? [Hint(key: "↑↓", action: "Scroll"), Hint(key: "Esc", action: "Back")]
      : [Hint(key: "↑↓", action: "Move"), Hint(key: "Enter", action: "Open"), load]
  }
}
