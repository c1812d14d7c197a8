import ArgumentParser
import Essentials
import Feeds
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

  @Argument(help: "An http or https address, or a file.", completion: .file())
  var source: String

  @Option(help: "What to call it, instead of what it calls itself.")
  var name: String?

  @Option(help: "The folder to have it in, as News/Swift.")
  var folder: String?

  @Flag(help: "Add it without asking it.")
  var noCheck = false

  @MainActor func run() async throws {
    let directories = try Directories.ofThisPerson()
    let subscriptions = Subscriptions(directories, clock: .continuous()) {
      try directories.openStore()
    }
    // What is wrong with the argument is wrong usage, whatever is wrong with what it names.
    let place = try SourceAddress(usage: source)
    let here = FileManager.default.currentDirectoryPath
    if noCheck {
      let added = try subscriptions.addUnseen(source, name: name, folder: folder, from: here)
      return try StandardOutput.print(
        added.map { "Added \($0.address)" } ?? "There already: \(place.address)")
    }
    do {
      switch try await subscriptions.add(source, name: name, folder: folder, from: here) {
      case .known(let source): try StandardOutput.print("There already: \(source.address)")
      case .asksForSignIn(let source):
        throw AddFailure(cause: .server(code: 401), address: source.address)
      case .choices(let links): throw UsageError(words(of: links))
      case .added(let source, let count):
        let title = try PostStore(path: directories.storeFile).summaries(of: [source]).first?.title
        let posts = count == 1 ? "1 post" : "\(count) posts"
        try StandardOutput.print("Added \(title ?? source.address) (\(posts))")
      }
    } catch let error as PostsError {
      throw AddFailure(cause: error, address: place.address)
    }
  }
}

extension AddCommand {
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
  let address: String

  var errorDescription: String? {
    let cause = cause.explanation
    return (cause.hasSuffix("?") ? cause : cause + ".") + " Nothing was added" + advice
  }

  private var advice: String {
    if case .server(code: 401, _) = cause {
      let word = address.replacing("://", with: "://NAME:PASSWORD@", maxReplacements: 1).shellWord
      return "; give a name and a password: outpost add \(word)"
    }
    if cause == .signInRefused { return "; look at the name and the password" }
    // Where the same would fail again, a source that is added all the same never has posts.
    return cause.isPermanent ? "" : "; --no-check adds it all the same"
  }
}
