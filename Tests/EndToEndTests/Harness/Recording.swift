import Foundation
import Testing

/// The tape of a session by hand, in a folder of its own.
struct Recording: Sendable {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Where the tape is to be.
  var path: String { folder.url.path() + "/session.tape" }

  /// The tape that was recorded, empty where there is none.
  var text: String { folder.text(of: "session.tape") }

  /// Plays the tape that was recorded, and answers its last screen.
  func playedBack() async throws -> StyledScreen {
    let script = text
    try folder.write(script + "Screenshot \"end.ansi\"\n", to: "session.tape")
    let play = try await Tapes.play([
      path, "--headless", "--screenshots", folder.url.path() + "/pictures",
    ])
    #expect(play.status == 0, "\(play.errors)\n\(script)")
    return StyledScreen(captured: folder.text(of: "pictures/end.ansi"))
  }
}
