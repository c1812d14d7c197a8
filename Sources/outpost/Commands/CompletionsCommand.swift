import ArgumentParser
import Foundation

/// `outpost completions SHELL`: prints what a shell needs to complete the commands.
struct CompletionsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "completions", abstract: "Print the completions of a shell.",
    discussion: """
      make install puts them in their place. By hand: outpost completions bash \
      > ~/.local/share/bash-completion/completions/outpost
      """)

  /// The shells that completions can be made for.
  enum Shell: String, CaseIterable, ExpressibleByArgument { case bash, zsh, fish }

  @Argument(help: "bash, zsh or fish.")
  var shell: Shell

  @MainActor func run() async throws {
    let shell =
      switch shell {
      case .bash: CompletionShell.bash
      case .zsh: CompletionShell.zsh
      case .fish: CompletionShell.fish
      }
    try StandardOutput.write(Data((OutpostCommand.completionScript(for: shell) + "\n").utf8))
  }
}
