extension Error {
  /// What is wrong, in words for the user; `localizedDescription`, which FoundationEssentials leaves out.
  public var explanation: String {
    #if canImport(FoundationEssentials)
      (self as? any LocalizedError)?.errorDescription ?? "\(self)"
    #else
      localizedDescription
    #endif
  }
}
