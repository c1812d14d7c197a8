extension StringProtocol {
  /// The text without such characters at its beginning and its end.
  public func trimming(_ isDropped: (Character) -> Bool) -> String {
    guard let start = firstIndex(where: { !isDropped($0) }),
      let end = lastIndex(where: { !isDropped($0) })
    else { return "" }
    return String(self[start...end])
  }
}
