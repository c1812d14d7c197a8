import ArgumentParser
import Essentials
import Feeds
import Posts
import StateKit
import Tape

/// `outpost add SOURCE`: has one more source in the configuration.
struct AddCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Add a source after checking its feed.",
    discussion: """
      A web page with one feed stands for that feed; several feeds are listed. A source \
      that needs a sign-in prompts for it; it is stored in a file that only you can read. What \
      ~/.netrc has for its host is used without asking.
      """)

  @Argument(help: "An http or https address, or a file path.", completion: .file())
  var source: String

  @Option(help: "The name to show instead of the feed's own title.")
  var name: String?

  @Option(help: "The folder to put it in, as News/Swift.")
  var folder: String?

  @Option(help: "The user name to sign in with; prompts for the password.")
  var user: String?

  @Flag(help: "Read the password from the first line of standard input.")
  var passwordStdin = false

  @Flag(help: "Send the password over http without asking.")
  var plainHttp = false

  @Flag(help: "Add it without checking it.")
  var noCheck = false

  @MainActor func run() async throws {
    let directories = try Directories.ofCurrentUser()
    let subscriptions = Subscriptions(directories, clock: .continuous()) {
      try directories.openStore()
    }
    // What is wrong with the argument is wrong usage, whatever is wrong with what it names.
    let location = try SourceAddress(usage: source)
    let credential = try givenCredential(at: location)
    if let credential { try check(credential, for: Source(address: location.address)) }
    let here = FileManager.default.currentDirectoryPath
    if noCheck {
      let added = try subscriptions.addUnchecked(
        source, as: credential, name: name, folder: folder, from: here)
      return try StandardOutput.print(
        added.map { "Added \($0.address)" } ?? "Already subscribed: \(location.address)")
    }
    func add(_ address: String, as credential: Credential?) async throws -> AddResult {
      do {
        return try await subscriptions.add(
          address, as: credential, name: name, folder: folder, from: here)
      } catch let error as PostsError {
        throw AddFailure(cause: error, address: location.address)
      }
    }
    var answer: AddResult
    do {
      answer = try await add(source, as: credential)
    } catch let failure as AddFailure where failure.cause == .signInRefused && credential == nil {
      // What is kept for the server, or in ~/.netrc, is out of date.
      answer = .asksForSignIn(Source(address: location.address))
    }
    if case .asksForSignIn(let source) = answer, credential == nil,
      let asked = try askedCredential(source)
    {
      answer = try await add(source.address, as: asked)
    }
    switch answer {
    case .known(let source): try StandardOutput.print("Already subscribed: \(source.address)")
    case .asksForSignIn(let source):
      throw AddFailure(cause: .server(code: 401), address: source.address)
    case .choices(let links): throw UsageError(advice(on: links))
    case .added(let source, let count):
      let summary = try PostStore(openedAt: directories.storeFile).summaries(of: [source]).first
      let posts = count == 1 ? "1 post" : "\(count) posts"
      try StandardOutput.print("Added \(summary?.title ?? source.address) (\(posts))")
      if let warning = summary?.warning { StandardError.print(warning) }
    }
  }
}

extension AddCommand {
  /// What the command line says of a sign-in, with a password that is read or asked for; nil where it says nothing.
  private func givenCredential(at location: SourceAddress) throws -> Credential? {
    var inAddress: (user: String, password: String)?
    if case .basic(let user, let password)? = location.credential { inAddress = (user, password) }
    if let inAddress, !inAddress.password.isEmpty {
      StandardError.print(
        "The password is now in your shell history; leave it out of the address to be prompted"
      )
      if user == nil, !passwordStdin { return location.credential }
    }
    guard let user = user ?? inAddress?.user else {
      if passwordStdin { throw UsageError("--password-stdin needs a user: --user NAME") }
      return nil
    }
    if let prompt = Prompt() { return .basic(user: user, password: try password(of: user, prompt)) }
    if passwordStdin {
      guard let password = readLine(), !password.isEmpty else {
        throw UsageError("No password on standard input")
      }
      return .basic(user: user, password: password)
    }
    guard self.user == nil else {
      throw UsageError("No terminal to ask for the password; use --password-stdin")
    }
    return location.credential
  }

  /// Asks on the terminal, for a source that wants a sign-in; nil where there is none.
  private func askedCredential(_ source: Source) throws -> Credential? {
    guard let prompt = Prompt() else { return nil }
    StandardError.print("\(source.address) needs a sign-in")
    guard let user = prompt.line("User: ") else { throw PlainHTTP.nothingSent }
    let credential = Credential.basic(user: user, password: try password(of: user, prompt))
    try check(credential, for: source)
    return credential
  }

  private func password(of user: String, _ prompt: Prompt) throws -> String {
    let name = TextCleaner.clean(user, lines: .one)
    guard let password = prompt.secret("Password of \(name): ") else {
      throw PlainHTTP.nothingSent
    }
    return password
  }

  /// Throws where a source cannot be told a sign-in. Asks before a password goes over http.
  private func check(_ credential: Credential, for source: Source) throws {
    guard !source.address.hasPrefix("/") else {
      throw UsageError("A file needs no sign-in: \(source.address)")
    }
    if let validationError = credential.validationError {
      throw UsageError("Not sent: \(validationError)")
    }
    if !plainHttp { try PlainHTTP.check(source) }
  }
}

extension AddCommand {
  private func advice(on links: [FeedLink]) -> String {
    let lines = links.enumerated().map { index, link in
      "  \(index + 1)  \(link.title.map { $0 + "  " } ?? "")outpost add \(link.address.shellWord)"
    }
    return "This page links to \(links.count) feeds. Add one of them:\n"
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
      let netrc = (try? Directories.ofCurrentUser())?.netrcFile ?? ""
      return "; give a user, and the password on standard input: outpost add --user NAME "
        + "--password-stdin \(address.shellWord)"
        + (FilePrivacy.isExposed(netrc) ? ". ~/.netrc is not used: others can read it" : "")
    }
    if cause == .signInRefused { return "; check the user and the password" }
    // Where the same would fail again, a source that is added all the same never has posts.
    return cause.isPermanent ? "" : "; use --no-check to add it anyway"
  }
}
