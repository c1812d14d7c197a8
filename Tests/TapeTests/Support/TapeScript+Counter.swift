import Cells
import Tape

extension TapeScript {
  /// A tape of these commands, one a line.
  init(_ commands: [TapeCommand], settings: TapeSettings = TapeSettings()) {
    self.init(
      file: "counter.tape", settings: settings,
      steps: commands.enumerated().map {
        Step($1, at: TapeLocation(file: "counter.tape", line: $0 + 1))
      })
  }

  /// Plays it on the counter, and returns the player at its end.
  @MainActor @discardableResult
  func playCounter(
    size: Size? = Size(width: 20, height: 4), until line: Int? = nil,
    prepare: (Player) -> Void = { _ in }
  ) async throws -> Player {
    let player = Player(self, size: size) { CounterScreen.program(on: $0) }
    prepare(player)
    try await player.play(until: line)
    return player
  }
}
