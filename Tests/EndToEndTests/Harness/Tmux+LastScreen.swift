import Foundation
import Testing

extension Tmux {
  /// How a program looked when it ended, from a record of all that it wrote.
  ///
  /// Who leaves a program cannot look at its screen first: it may draw another frame until it is left.
  static func lastScreen(of record: URL) async throws -> StyledScreen {
    let out = Data("\u{1b}[?1049l".utf8)
    let bytes = try await poll("the exit is recorded", of: Data(contentsOf: record)) {
      $0.firstRange(of: out) != nil
    }
    let folder = try TemporaryFolder()
    let end = bytes.firstRange(of: out)?.lowerBound ?? bytes.endIndex
    try bytes[..<end].write(to: folder.url.appending(path: "frames"))
    return try await withTerminal { terminal in
      let frames = folder.url.path() + "/frames"
      // What the program asked the terminal is answered again, to nobody.
      try await terminal.start(
        "stty -echo; cat '\(frames)'; printf '\\033]2;shown\\007'; read line")
      try await poll("all is shown", of: await terminal.format("#{pane_title}")) {
        $0 == "shown"
      }
      return try await terminal.styledScreen()
    }
  }
}
