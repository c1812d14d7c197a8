import ArgumentParser
import Essentials
import Feeds
import Posts

/// `outpost export [FILE]`: writes the sources as a list for other readers.
struct ExportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Write the sources as an OPML list.",
    discussion: """
      It contains names, folders and addresses, but no settings, posts or sign-ins. A source without your own name \
      has the title of its feed.
      """)

  @Argument(
    help: "The file to write; standard output if omitted or -.", completion: .file())
  var file: String?

  @MainActor func run() async throws {
    let directories = try Directories.ofCurrentUser()
    let sources = try directories.sources()
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
      StandardError.print("The list has only your own names. \(error.explanation)")
      return OPML(sources)
    }
  }
}
