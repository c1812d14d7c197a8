import Foundation
import Testing

/// The program in the terminal: how it is started, and what it does to the tty.
extension Tmux {
  /// Types a command line whose program is started by `run`, which records its process id. When it
  /// ends, or stops, the shell says so: see `waitForEnd`.
  func start(_ commandLine: String) async throws {
    try await type("clear")
    try await wait("the screen is clear") {
      $0.trimmingCharacters(in: .whitespacesAndNewlines) == Self.prompt
    }
    try await type("\(commandLine); echo ended:$?.")
  }

  /// Waits until the program ended, or stopped, and the shell shows its prompt again; answers the
  /// status as the shell tells it, 128 and the signal's number where a signal ended it.
  @discardableResult
  func waitForEnd(
    looks: Int = WaitLimit.looks, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> Int {
    let screen = try await poll(
      "the program has ended", of: await screen(), looks: looks, sourceLocation: sourceLocation
    ) {
      Self.status(on: $0) != nil && $0.split(separator: "\n").last?.hasPrefix(Self.prompt) == true
    }
    return try #require(Self.status(on: screen))
  }

  private static func status(on screen: String) -> Int? {
    guard let line = screen.split(separator: "\n").last(where: { $0.contains("ended:") }),
      let end = line.range(of: "ended:", options: .backwards)
    else { return nil }
    let rest = line[end.upperBound...]
    return rest.hasSuffix(".") ? Int(rest.dropLast()) : nil
  }

  /// Sends a signal to the program that was started last.
  func signal(_ number: Int32) throws { kill(try processID(), number) }

  /// Whether the program that was started last still runs.
  var isRunning: Bool { (try? processID()).map { kill($0, 0) == 0 } ?? false }

  /// Waits until the program that was started last is gone, where no shell is left to tell.
  func waitUntilGone(sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try await poll("the program is gone", of: isRunning, sourceLocation: sourceLocation) {
      !$0
    }
  }

  /// The settings of the tty and the modes of the terminal, to be compared before and after.
  func state() async throws -> TerminalState {
    let tty = try await format("#{pane_tty}")
    let settings = try await Subprocess.run("stty", ["-g"], input: tty)
    let modes = try await format(
      "alternate=#{alternate_on} cursor=#{cursor_flag} mouse=#{mouse_any_flag} "
        + "sgr=#{mouse_sgr_flag} keypad=#{keypad_flag} arrows=#{keypad_cursor_flag} "
        + "region=#{scroll_region_upper}-#{scroll_region_lower} wrap=#{wrap_flag}")
    return TerminalState(settings: settings.output, modes: modes)
  }

  /// Writes all that the programs in the terminal send to it into a file, from now on.
  func record(to file: URL) async throws {
    try await command(["pipe-pane", "-o", "exec cat >'\(file.path())'"])
  }

  func format(_ format: String) async throws -> String {
    try await command(["display-message", "-p", format])
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }
}

/// What a program must leave as it found it.
struct TerminalState: Equatable {
  /// What `stty -g` says.
  let settings: String
  /// Alternate screen, cursor, mouse, keypad, scrolling region and wrapping, as tmux sees them.
  let modes: String

  var isOnAlternateScreen: Bool { modes.contains("alternate=1") }
}
