import Essentials
import Feeds
import StateKit

/// Opens links in the user's browser, which is started beside this program and never by a shell.
struct Browser {
  /// The program and its arguments; the link comes last.
  var command: [String]
  /// Tells how soon a browser ended.
  let clock: AnyClock

  /// Whoever ends later than this was there to be read in.
  private static let longestStart = Duration.seconds(30)

  /// Starts the browser; what goes wrong at once or a moment later is said in words for the user.
  func open(_ link: String, onFailure: @escaping @MainActor @Sendable (String) -> Void) {
    guard let link = SafeLink.link(link) else {
      return onFailure("Not opened: the link is not a web or mail address.")
    }
    let command = command.isEmpty ? Self.standard : command
    switch DetachedProcess.start(command + [link]) {
    case .success(let program): watch(program, named: command[0], onFailure)
    case .failure(let error):
      let reason =
        error.code == .ENOENT
        ? "\(command[0]) was not found" : error.reason
      onFailure("Not opened: \(reason). \(Self.advice)")
    }
  }
}

extension Browser {
  private static let advice = #"Set your browser in config.toml: browser = ["firefox"]"#

  /// What opens a link on this system.
  private static var standard: [String] {
    #if canImport(Darwin)
      ["open"]
    #else
      ["xdg-open"]
    #endif
  }

  /// Waits for the end of the browser on a thread of its own: that wakes nobody up before, and is no handler of a
  /// signal, which all processes of this program would share.
  private func watch(
    _ program: DetachedProcess, named name: String,
    _ onFailure: @escaping @MainActor @Sendable (String) -> Void
  ) {
    let (clock, latest) = (clock, clock.now.advanced(by: Self.longestStart))
    SideThread.run {
      guard let failure = program.failureAtEnd(), clock.now < latest else { return }
      let name = name.fileName
      Task { @MainActor in
        onFailure("The browser ended with an error (\(name): \(failure)). \(Self.advice)")
      }
    }
  }
}
