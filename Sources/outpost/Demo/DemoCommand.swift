import ArgumentParser
import Essentials
import Posts
import Tape
import TapeDemo

/// `outpost demo [TAPE…]`: plays demo tapes.
struct DemoCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "demo", abstract: "Play demo tapes on this terminal, or at once without one.",
    usage: """
      \(DemoArguments.usage(of: "outpost demo", tapes: "[TAPE…]"))
      outpost demo --record FILE [SOURCE…]
      """,
    discussion: """
      A tape says which keys are pressed, what the sources answer and when, what the screen must show, \
      and where to take a picture. Without TAPE, the built-in tour is played. Space holds it, q leaves.

      The exit status is 0 if all is well, 1 if a screen differs from its golden, 2 if a tape \
      is wrong, 3 when an Expect or a Wait failed.
      """)

  @OptionGroup var arguments: DemoArguments

  @Option(
    help: ArgumentHelp(
      "Read on the full screen and record a new tape; each TAPE is then a source.",
      valueName: "file"))
  var record: String?

  func validate() throws {
    guard record != nil else { return }
    guard arguments.areTapesAlone else {
      throw ValidationError("--record FILE takes only sources")
    }
  }

  @MainActor func run() async throws {
    if let record { return try await self.record(to: record) }
    let tour = try TapeScript(
      String(decoding: PackageResources.tour_tape, as: UTF8.self), file: "tour.tape")
    let run = DemoRun(
      arguments, builtIn: tour, command: "outpost demo", report: DemoMessage.print,
      program: ReaderProgram.make)
    let status = await run.play()
    if status != .same { throw ExitCode(status.rawValue) }
  }

  @MainActor private func record(to path: String) async throws {
    let tape = try await RecordedSession(try ReadChoice(arguments.tapes), path: path).run()
    DemoMessage.print(.info("wrote \(tape); outpost demo \(tape.shellWord) plays it"))
  }
}
