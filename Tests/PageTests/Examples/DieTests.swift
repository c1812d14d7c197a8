import Tape
import Testing

@testable import DieExample

@MainActor struct DieTests {
  @Test func `a die that is rolled shows a number, or that it is lost`() async throws {
    let tape = try TapeScript(
      """
      Set Columns 40
      Expect "Press Enter to roll."
      Enter
      Expect "Rolling…"
      Wait /You rolled [1-6]|fell off the table/
      """, file: "die.tape")
    let player = Player(tape) { context in
      TapeProgram { DieScreen(clock: context.clock, random: context.random) }
    }
    try await player.play()
    #expect(player.snapshot.time == .seconds(1))
  }
}
