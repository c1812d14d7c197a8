import ArgumentParser
import Essentials
import Posts

/// `outpost sources`: prints what is configured and what is kept of it, for scripts.
struct SourcesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sources", abstract: "Print the sources, one a line.",
    discussion: """
      A line is separated by tabs: unread posts, all posts, title, address, and why the source failed where it did.
      """)

  @Flag(help: "Print a JSON array of sources instead.")
  var json = false

  @MainActor func run() async throws {
    let directories = try Directories.ofCurrentUser()
    let sources = try ConfigurationFile(directories).sources()
    let summaries = try directories.storeThatIsThere().summaries(of: sources)
    if json { return try StandardOutput.write(SourcesPrinter.json(summaries)) }
    for summary in summaries {
      try StandardOutput.print(fields: SourcesPrinter.fields(of: summary))
    }
    if summaries.isEmpty {
      StandardError.print("There are no sources yet; outpost add URL adds one")
    }
  }
}
