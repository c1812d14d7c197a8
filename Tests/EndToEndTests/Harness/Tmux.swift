import Foundation
import Testing

/// A terminal for a test: one window of one tmux server with a home of its own, and a shell in it
/// that leaves the tty's settings alone, so that whatever a program does to them stays to be seen.
final class Tmux: Sendable {
  /// What the shell shows when it waits for a command.
  static let prompt = "ready>"

  private let folder: TemporaryFolder

  private init(folder: TemporaryFolder) { self.folder = folder }

  /// Whether there is a tmux on this machine.
  static let isInstalled = Subprocess.isInstalled("tmux")

  /// Opens a terminal, hands it to the test with the shell waiting in it, and closes it whatever
  /// the test does.
  static func withTerminal<Result>(
    width: Int = 80, height: Int = 24, _ body: (Tmux) async throws -> Result
  ) async throws -> Result {
    let terminal = Tmux(folder: try TemporaryFolder())
    try terminal.folder.makeFolder("home")
    try terminal.folder.write(
      """
      #!/bin/sh
      echo $$ >'\(terminal.folder.url.path())/pid'
      exec "$@"
      """, to: "run", executable: true)
    do {
      try await terminal.open(width: width, height: height)
      try await terminal.wait(for: prompt)
      let result = try await body(terminal)
      await terminal.close()
      return result
    } catch {
      await terminal.close()
      throw error
    }
  }

  private func open(width: Int, height: Int) async throws {
    try await command(
      [
        "set-option", "-g", "status", "off", ";",
        "set-option", "-g", "default-shell", "/bin/sh", ";",
        "set-option", "-g", "default-terminal", "screen-256color", ";",
        "new-session", "-d", "-x", "\(width)", "-y", "\(height)", Self.shell,
      ])
  }

  /// An interactive shell without line editing. One that edits lines sets the tty up itself, and
  /// would hide what a program left behind.
  private static var shell: String { "PS1='\(prompt) ' exec $(command -v dash || echo sh) -i" }

  private func close() async { _ = try? await command(["kill-server"]) }

  /// The process id of the program that was started last.
  func processID() throws -> Int32 {
    let text = String(decoding: folder.bytes(of: "pid"), as: UTF8.self)
    guard let id = Int32(text.trimmingCharacters(in: .whitespacesAndNewlines)) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    return id
  }

  /// Runs a command of tmux and answers what it printed.
  @discardableResult
  func command(_ arguments: [String]) async throws -> String {
    var environment: [String: String] = .hermetic
    environment["PATH"] = folder.url.path() + ":" + (environment["PATH"] ?? "")
    environment["HOME"] = folder.url.path() + "/home"
    let tmux = try await Subprocess.run(
      "tmux", ["-S", folder.url.path() + "/socket", "-f", "/dev/null"] + arguments,
      environment: environment)
    guard tmux.status == 0 else { throw TmuxFailure(arguments: arguments, errors: tmux.errors) }
    return tmux.output
  }
}

/// tmux refused a command.
struct TmuxFailure: Error {
  let arguments: [String]
  let errors: String
}
