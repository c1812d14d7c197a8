import ArgumentParser
import Essentials

/// `outpost completions SHELL`: prints what a shell needs to complete the commands.
struct CompletionsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "completions", abstract: "Print the completion script of a shell.",
    discussion: """
      make install installs them. By hand: outpost completions bash \
      > ~/.local/share/bash-completion/completions/outpost
      """)

  /// The shells that completions can be made for.
  enum Shell: String, CaseIterable, ExpressibleByArgument { case bash, zsh, fish }

  @Argument(help: "bash, zsh or fish.")
  var shell: Shell

  @MainActor func run() async throws {
    try StandardOutput.write(Data((script + "\n").utf8))
  }

  private var script: String {
    switch shell {
    case .bash:
      // Without a command, a file may be meant: the script knows nothing of the command that is not named.
      OutpostCommand.completionScript(for: .bash).replacing(
        "complete -o filenames ", with: "complete -o filenames -o default ")
    case .zsh: OutpostCommand.completionScript(for: .zsh)
    case .fish: OutpostCommand.completionScript(for: .fish)
    }
  }
}
