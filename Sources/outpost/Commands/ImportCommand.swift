import ArgumentParser
import Essentials
import Feeds
import Posts

/// `outpost import FILE`: adds the sources of a list from another reader.
struct ImportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Add the sources of an OPML list.")

  @Argument(help: "A file, or - for standard input.", completion: .file())
  var file: String

  @MainActor func run() async throws {
    let directories = try Directories.ofThisPerson()
    let configuration = ConfigurationFile(directories)
    let list = try list()
    let (found, refused) = list.found
    let new = try configuration.add(found.map(\.source))
    for (source, signIn) in found {
      guard let signIn else { continue }
      guard !source.isReadableOnTheWay else {
        StandardError.print(
          "Without its password: \(source.address). \(PlainHTTP.danger) outpost add asks for it")
        continue
      }
      try SignInFile(directories).keep(signIn, for: source.address)
    }
    let old = found.count - new.count
    try StandardOutput.print(
      "\(new.count) new, \(old) there already"
        + (refused.isEmpty ? "" : ", \(refused.count) not taken"))
    for words in refused { StandardError.print(words) }
    if list.isCutShort { StandardError.print("The list is cut short: there may be more in it") }
    if !refused.isEmpty || list.isCutShort { throw ExitCode(1) }
  }

  private func list() throws -> OPML {
    let limit = 10_000_000
    let bytes =
      file == "-"
      ? try FileBytes.read(STDIN_FILENO, name: "standard input", limit: limit)
      : try FileBytes.read(path: file, limit: limit)
    do {
      return try OPML(bytes)
    } catch {
      throw PostsError.notPosts(error)
    }
  }
}
