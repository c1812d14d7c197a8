import ArgumentParser
import Feeds
import Foundation
import Posts
import StateKit
import Tape

/// `outpost add SOURCE`: has one more source in the configuration.
struct AddCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Add a source, after a look at what is there.",
    discussion: """
      A web page that names one feed stands for that feed; where it names several they are listed. A name and \
      a password in the address (https://NAME:PASSWORD@…) are kept apart, where only you can read them.
      """)

  @Argument(help: "An http or https address, or a file.")
  var source: String

  @Option(help: "What to call it, instead of what it calls itself.")
  var name: String?

  @Option(help: "The folder to have it in, as News/Swift.")
  var folder: String?

  @Flag(help: "Add it without asking it.")
  var noCheck = false

  @MainActor func run() async throws {
    let directories = try Directories.ofThisPerson()
    let place = try SourceAddress(usage: source)
    let adding = SourceAdding(directories: directories, clock: .continuous())
    let wanted = Source(
      address: place.address, name: name, folder: folder.flatMap(Source.folder))
    guard try !ConfigurationFile(directories).sources().contains(where: { $0.id == wanted.id })
    else {
      try adding.keepSignIn(of: place, for: wanted)
      return try sayKnown(wanted)
    }
    if noCheck {
      try adding.keepSignIn(of: place, for: wanted)
      try ConfigurationFile(directories).add(wanted)
      return try StandardOutput.print("Added \(wanted.address)")
    }
    switch try await look(adding, at: place, for: wanted) {
    case .choice(let links): throw UsageError(words(of: links))
    case .feed(let found):
      let store = try PostStore(path: directories.storeFile)
      if try adding.add(found, of: place, to: store) { return try sayKnown(found.source) }
      try sayAdded(found, in: store)
    }
  }
}

extension AddCommand {
  @MainActor private func look(
    _ adding: SourceAdding, at place: SourceAddress, for source: Source
  ) async throws -> SourceFinding {
    do {
      return try await adding.look(at: place, as: source)
    } catch let error as PostsError {
      throw AddFailure(cause: error)
    }
  }

  @MainActor private func sayKnown(_ source: Source) throws {
    try StandardOutput.print("There already: \(source.address)")
  }

  @MainActor private func sayAdded(_ found: FoundFeed, in store: PostStore) throws {
    let count = found.feed.items.count
    let posts = count == 1 ? "1 post" : "\(count) posts"
    let title = try store.summaries(of: [found.source]).first?.title ?? found.source.address
    try StandardOutput.print("Added \(title) (\(posts))")
  }

  private func words(of links: [FeedLink]) -> String {
    let lines = links.enumerated().map { index, link in
      "  \(index + 1)  \(link.title.map { $0 + "  " } ?? "")outpost add \(link.address.shellWord)"
    }
    return "This page names \(links.count) feeds. Add one of them:\n"
      + lines.joined(separator: "\n")
  }
}

/// Why a source was not added, and how it can be all the same.
private struct AddFailure: LocalizedError {
  let cause: PostsError

  var errorDescription: String? {
    "\(cause.localizedDescription). Nothing was added; --no-check adds it all the same"
  }
}
