import Foundation
import Measuring

/// A reader with its own home, set up for some sources: what it is called with, and which keys do what.
struct Reader {
  let name: String
  let program: String
  /// What keeps it in its home.
  let variables: [String: String]
  /// The arguments that open its screen.
  let show: [String]
  /// The arguments that ask all sources and end.
  let reload: [String]
  /// What is kept between two runs.
  let store: URL
  let keys: Keys
  /// What it writes after each frame, where it says so.
  let frameEnd: [String]

  struct Keys {
    /// Go to where the next key shows the list of the feed.
    var approach: [String] = []
    let showList: String
    /// Goes from what showed the list into it.
    var enterList: [String] = []
    let openPost = "\r"
    let closePost: String
    let up = "\u{1B}OA"
    let nextPage = "\u{1B}[6~"
    /// Fetches the feed; nil where that begins automatically.
    var reload: String?
    /// What is on the screen once so many items were fetched.
    let fetched: (Int) -> String
  }

  /// Forgets all that was fetched.
  func empty() {
    let folder = store.deletingLastPathComponent()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names where name.hasPrefix(store.lastPathComponent) {
      try? FileManager.default.removeItem(at: folder.appending(path: name))
    }
  }

  /// Asks all sources into what is kept, and returns the seconds of the whole process; nil where it failed.
  func reloaded() -> Double? { TimedProgram.seconds(program, reload, variables: variables) }

  /// Opens its screen.
  func shown() -> ProgramOnTerminal? {
    ProgramOnTerminal(program, show, variables: variables.map { "\($0)=\($1)" })
  }
}
