import Testing

/// Outpost in the terminal.
extension Tmux {
  /// Opens a terminal and starts Outpost in it; whatever the test does, both are gone after it.
  static func withOutpost(
    _ source: String, width: Int = 80, height: Int = 24, _ body: (Tmux) async throws -> Void
  ) async throws {
    try await withTerminal(width: width, height: height) { terminal in
      try await terminal.start("run outpost '\(source)'")
      try await body(terminal)
    }
  }

  /// The text and the styles on the screen once no spinner is to be seen: one may stay a moment beside what
  /// has come already.
  func settledScreen() async throws -> StyledScreen {
    try await wait("no spinner is seen") { screen in
      !screen.contains(where: Wording.spinners.contains)
    }
    return try await styledScreen()
  }

  /// Presses `q` until Outpost ended as it should: it leads back from a post and to the list of sources first. What was
  /// pressed before has to be answered already.
  func quit(sourceLocation: SourceLocation = #_sourceLocation) async throws {
    func hints(_ screen: String) -> Substring? { screen.split(separator: "\n").last }
    while let before = hints(try await screen()), before.contains(Wording.backHint) {
      try await press("q")
      try await wait("other keys are shown") { hints($0) != before }
    }
    try await press("q")
    let status = try await waitForEnd(sourceLocation: sourceLocation)
    #expect(status == 0, sourceLocation: sourceLocation)
  }

  /// Opens the help overlay and closes it again. All that was pressed before has been answered then.
  func openAndCloseHelp(sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try await press("?")
    try await wait(for: Wording.keys, sourceLocation: sourceLocation)
    try await press("Escape")
    try await waitUntilGone(Wording.keys, sourceLocation: sourceLocation)
  }
}
