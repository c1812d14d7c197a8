import ArgumentParser
import Essentials
import Feeds
import Posts

/// `outpost export [FILE]`: writes the sources as a list for other readers.
struct ExportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Write the sources as an OPML list.",
    discussion: """
      Names, folders and addresses are in it; settings, posts and sign-ins are not. A source without a name of yours \
      has the one that it gives itself.
      """)

  @Argument(
    help: "The file to write; without it, or with -, standard output.", completion: .file())
  var file: String?

  @MainActor func run() async throws {
    let directories = try Directories.ofCurrentUser()
    let sources = try ConfigurationFile(directories).sources()
    let document = try list(of: sources, in: directories).document
    guard let file, file != "-" else { return try StandardOutput.write(Data(document.utf8)) }
    try FileReplacement.write(Array(document.utf8), to: file, mode: 0o644)
    let count = sources.count == 1 ? "1 source" : "\(sources.count) sources"
    try StandardOutput.print("Wrote \(count) to \(file)")
  }

  /// Only names come from the store: without it there is a list all the same.
  @MainActor private func list(of sources: [Source], in directories: Directories) throws -> OPML {
    do {
      return try OPML(directories.storeThatIsThere().summaries(of: sources))
    } catch let error as StoreError {
      StandardError.print("Only names of yours are in the list. \(error.explanation)")
      return OPML(sources)
    }
  }
}
