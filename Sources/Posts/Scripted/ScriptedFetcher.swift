/// Sources that answer as a script says: those of the tour, of tapes and of tests.
public struct ScriptedFetcher: SourceFetcher {
  /// What a source answers now, in as much time as it is to take; nil for one that the script does not know.
  public typealias Script = @Sendable (Source, Validators?) async throws -> SourceResponse?

  private let others: (any SourceFetcher)?
  private let script: Script

  /// - Parameter others: Asks the sources that the script does not know; nil where it knows all.
  public init(others: (any SourceFetcher)? = nil, _ script: @escaping Script) {
    self.others = others
    self.script = script
  }

  @concurrent public func answer(
    of source: Source, given validators: Validators?
  ) async throws -> SourceResponse {
    if let answer = try await script(source, validators) { return answer }
    guard let others else {
      throw source.server.isEmpty
        ? PostsError.noSuchFile(source.address) : .http(.hostNotFound, host: source.server)
    }
    return try await others.answer(of: source, given: validators)
  }

  public func hold() { others?.hold() }

  public func release() { others?.release() }
}
