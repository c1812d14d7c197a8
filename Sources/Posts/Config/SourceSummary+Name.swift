import Store

extension [SourceSummary] {
  /// The one that the user means by its address, its name, or a part that no other has.
  ///
  /// Throws `ConfigurationError` where none or several are meant.
  ///
  /// - Parameter folder: What a path that is not absolute is seen from.
  public func one(named name: String, folder: String) throws -> SourceSummary {
    let address = (try? SourceAddress(argument: name, folder: folder))?.address
    if let exact = first(where: { $0.source.address == address }) { return exact }
    let word = name.lowercased()
    guard !word.isEmpty else { throw ConfigurationError.noSuchSource(name) }
    let named = filter { $0.title.lowercased() == word }
    let parts = filter {
      [$0.title, $0.source.address].contains { $0.lowercased().contains(word) }
    }
    let near = named.isEmpty ? parts : named
    guard near.count <= 1 else {
      throw ConfigurationError.ambiguous(name, candidates: near.map(\.source.address))
    }
    guard let one = near.first else { throw ConfigurationError.noSuchSource(name) }
    return one
  }
}
