import Foundation
import Testing

/// What is typed into the terminal, and what is seen on it.
extension Tmux {
  /// Presses keys, by tmux's names (`Enter`, `C-c`, `PageDown`, `j`), all in one burst.
  func press(_ keys: String...) async throws { try await command(["send-keys"] + keys) }

  /// Presses a key so often in one burst, as one that is held down does.
  func press(repeating key: String, count: Int) async throws {
    try await command(["send-keys", "-N", "\(count)", key])
  }

  /// Types text as it is and ends it with Enter.
  func type(_ text: String) async throws {
    try await command(["send-keys", "-l", text, ";", "send-keys", "Enter"])
  }

  /// Gives the terminal another size, as the user does who drags its corner.
  func resize(width: Int, height: Int) async throws {
    try await command(["resize-window", "-x", "\(width)", "-y", "\(height)"])
  }

  /// The text on the screen, a line a row.
  func screen() async throws -> String { try await command(["capture-pane", "-p"]) }

  /// The text on the screen with how it is drawn, coloured blanks at the ends of rows as well.
  func styledScreen() async throws -> StyledScreen {
    StyledScreen(captured: try await command(["capture-pane", "-p", "-e", "-N"]))
  }

  /// Waits until the screen shows all of these texts at once.
  @discardableResult
  func wait(
    for texts: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> String {
    try await wait("the screen shows \(texts)", sourceLocation: sourceLocation) { screen in
      texts.allSatisfy { screen.contains($0) }
    }
  }

  /// Waits until the screen shows none of these texts.
  @discardableResult
  func waitUntilGone(
    _ texts: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> String {
    try await wait("the screen no longer shows \(texts)", sourceLocation: sourceLocation) {
      screen in texts.allSatisfy { !screen.contains($0) }
    }
  }

  /// Waits until the screen looks exactly as it did, text and style.
  func wait(
    forStyledScreen expected: StyledScreen, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await poll(
      "the screen looks as it did:\n\(expected)", of: await styledScreen(),
      sourceLocation: sourceLocation
    ) { $0 == expected }
  }

  /// Waits until all but the first row and the last look exactly as they did.
  func wait(
    forStyledMiddle expected: StyledScreen, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await poll(
      "the screen between its first row and its last looks as it did:\n\(expected.middle)",
      of: await styledScreen(), sourceLocation: sourceLocation
    ) { $0.middle == expected.middle }
  }

  /// Waits until the text on the screen is as it should be, and answers it.
  @discardableResult
  func wait(
    _ claim: String, sourceLocation: SourceLocation = #_sourceLocation,
    until isTrue: (String) -> Bool
  ) async throws -> String {
    try await poll(claim, of: await screen(), sourceLocation: sourceLocation, until: isTrue)
  }
}
