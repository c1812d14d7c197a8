import Foundation
import Testing

extension EndToEnd {
  /// The window changes beneath the program.
  @Suite struct ResizeTests {
    @Test func `the screen follows the window, small and large and back`() async throws {
      try await ScriptedServer.withServer(answering: .posts(SamplePost.numbered(1...50))) {
        _, url in
        try await Tmux.withOutpost(url.absoluteString) { terminal in
          try await terminal.wait(for: Wording.position(1, of: 50), Wording.quitHint)
          let before = try await terminal.settledScreen()
          for (width, height) in [(40, 10), (200, 60), (20, 5), (80, 24)] {
            try await terminal.resize(width: width, height: height)
            try await fills(terminal, width: width, height: height)
          }
          try await terminal.wait(forStyledScreen: before)
          try await terminal.quit()
        }
      }
    }

    @Test func `an alert stays whole through a change of size`() async throws {
      try await ScriptedServer.withServer(
        answering: .posts(SamplePost.numbered(1...50)), .status(404)
      ) { _, url in
        try await Tmux.withOutpost(url.absoluteString) { terminal in
          try await terminal.wait(for: Wording.position(1, of: 50))
          let list = try await terminal.settledScreen()
          try await terminal.press("r")
          try await terminal.wait(for: Wording.serverError(404))
          for (width, height) in [(40, 10), (200, 60), (80, 24)] {
            try await terminal.resize(width: width, height: height)
            try await terminal.wait(for: Wording.error, Wording.ok, Wording.tryAgain)
          }
          try await terminal.press("Escape")
          try await terminal.wait(forStyledMiddle: list)
        }
      }
    }

    /// Waits until the first row and the last are drawn, and as many posts as fit between them.
    private func fills(_ terminal: Tmux, width: Int, height: Int) async throws {
      let posts = (height - 2) / 4
      try await terminal.wait("\(width)x\(height) is filled") { screen in
        let rows = screen.split(separator: "\n", omittingEmptySubsequences: false).prefix(height)
        guard rows.count == height, let top = rows.first, let bottom = rows.last else {
          return false
        }
        return !top.allSatisfy(\.isWhitespace) && !bottom.allSatisfy(\.isWhitespace)
          && rows.filter { $0.contains("Post ") }.count >= max(1, posts)
      }
    }
  }
}
