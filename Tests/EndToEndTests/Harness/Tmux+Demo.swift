import Foundation

extension Tmux {
  /// Opens a terminal and plays a tape in it; whatever the test does, both are gone after it.
  static func withDemo(
    of tape: URL, width: Int = 80, height: Int = 24, _ body: (Tmux) async throws -> Void
  ) async throws {
    try await withTerminal(width: width, height: height) { terminal in
      try await terminal.start("run outpost demo '\(tape.path())'")
      try await body(terminal)
    }
  }
}
