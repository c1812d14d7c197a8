extension Error {
  /// What is wrong, in words for the user; `localizedDescription`, which FoundationEssentials leaves out.
  public var explanation: String {
    #if canImport(FoundationEssentials)
      (self as? any LocalizedError)?.errorDescription ?? systemReason ?? "\(self)"
    #else
      systemReason ?? localizedDescription
    #endif
  }
}

extension Error {
  /// The reason of the system, where a file could not be read or written.
  private var systemReason: String? {
    let underlying = (self as? CocoaError)?.underlying as? POSIXError
    return (underlying ?? self as? POSIXError)?.reason
  }
}

extension POSIXError {
  /// The reason in the words of the system, which are the same in every language.
  public var reason: String { String(cString: strerror(code.rawValue)) }
}
