import ArgumentParser
import Essentials
import Posts

/// `outpost sources`: prints what is configured and what is kept of it, for scripts.
struct SourcesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sources", abstract: "Print the sources, one per line.",
    discussion: """
      Prints lines of tab-separated fields: unread posts, all posts, title, address, and the error if the source failed.
      """)

  @Flag(help: "Print a JSON array of sources instead.")
  var json = false

  @MainActor func run() async throws {
    let directories = try Directories.ofCurrentUser()
    let sources = try directories.sources()
    let summaries = try directories.storeThatIsThere().summaries(of: sources)
    if json { return try StandardOutput.write(SourcesPrinter.json(summaries)) }
    for summary in summaries {
      try StandardOutput.print(fields: SourcesPrinter.fields(of: summary))
    }
    if summaries.isEmpty {
      StandardError.print("No sources yet; add one with outpost add URL")
    }
  }
}
