import Foundation
import Posts
import StateKit

/// The steps by which a place becomes one of a person's sources, on the command line and on the screen.
nonisolated struct SourceAdding: Sendable {
  let directories: Directories
  let clock: AnyClock

  /// Asks what is at a place.
  func look(
    at place: SourceAddress, as source: Source
  ) async throws -> SourceFinding {
    let signIns = GivenSignIns(place: place, others: SignInFile(directories))
    let fetcher = SystemSourceFetcher(clock: clock, signIns: signIns)
    return try await SourceProbe(fetcher: fetcher).look(for: source)
  }

  /// Configures a source that was found, and keeps its posts. Answers whether it was there already.
  func add(_ found: FoundFeed, of place: SourceAddress, to store: PostStore) throws -> Bool {
    try keepSignIn(of: place, for: found.source)
    do {
      try ConfigurationFile(directories).add(found.source)
    } catch ConfigurationError.alreadyThere {
      return true
    }
    try store.save(found.feed, of: found.document, for: found.source.id, at: Date())
    return false
  }

  /// Keeps a sign-in that was given, for the server that it was given for and no other.
  func keepSignIn(of place: SourceAddress, for source: Source) throws {
    guard let signIn = place.signIn,
      SignInFile.origin(of: source.address) == SignInFile.origin(of: place.address)
    else { return }
    try SignInFile(directories).keep(signIn, for: source.address)
  }
}
