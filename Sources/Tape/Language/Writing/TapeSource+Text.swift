extension TapeSource: CustomStringConvertible {
  /// What follows `Set Source`.
  public var description: String {
    let details = [("in", folder), ("at", address), ("kept", kept)].compactMap { word, value in
      value.map { " \(word) \(TapeText.quoted($0))" }
    }
    return TapeText.quoted(name) + details.joined() + (isNew ? " new" : "")
  }
}
