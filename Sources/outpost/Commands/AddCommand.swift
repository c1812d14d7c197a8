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
    let file = ConfigurationFile(directories)
    let wanted = Source(
      address: place.address, name: name, folder: folder.flatMap(Source.folder))
    guard try !file.sources().contains(where: { $0.address == wanted.address }) else {
      try keep(place.signIn, for: wanted, of: place, in: directories)
      return try StandardOutput.print("There already: \(wanted.address)")
    }
    if noCheck {
      try keep(place.signIn, for: wanted, of: place, in: directories)
      try file.add(wanted)
      return try StandardOutput.print("Added \(wanted.address)")
    }
    let signIns = GivenSignIns(place: place, others: SignInFile(directories))
    let fetcher = SystemSourceFetcher(clock: .continuous(), signIns: signIns)
    switch try await look(SourceProbe(fetcher: fetcher), for: wanted) {
    case .choice(let links): throw UsageError(words(of: links))
    case .feed(let found):
      try keep(place.signIn, for: found.source, of: place, in: directories)
      try add(found, to: file, in: directories)
    }
  }
}

extension AddCommand {
  @MainActor private func look(_ probe: SourceProbe, for source: Source) async throws
    -> SourceFinding
  {
    do {
      return try await probe.look(for: source)
    } catch let error as PostsError {
      throw AddFailure(cause: error)
    }
  }

  @MainActor private func add(
    _ found: FoundFeed, to file: ConfigurationFile, in directories: Directories
  ) throws {
    let count = found.feed.items.count
    let posts = count == 1 ? "1 post" : "\(count) posts"
    do {
      try file.add(found.source)
    } catch ConfigurationError.alreadyThere(let address) {
      return try StandardOutput.print("There already: \(address)")
    }
    let store = try PostStore(path: directories.storeFile)
    try store.save(found.feed, of: found.document, for: found.source.id, at: Date())
    let title = try store.summaries(of: [found.source]).first?.title ?? found.source.address
    try StandardOutput.print("Added \(title) (\(posts))")
  }

  /// Keeps a sign-in that was given, for the server that it was given for and no other.
  @MainActor private func keep(
    _ signIn: SignIn?, for source: Source, of place: SourceAddress, in directories: Directories
  ) throws {
    guard let signIn, SignInFile.origin(of: source.address) == SignInFile.origin(of: place.address)
    else { return }
    try SignInFile(directories).keep(signIn, for: source.address)
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
