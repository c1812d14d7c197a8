extension String {
  /// A path as it is typed into a shell: in single quotes where it is not one plain word, and never taken for an
  /// option.
  package var shellWord: String {
    let path = hasPrefix("-") ? "./" + self : self
    let isPlain = path.allSatisfy { $0.isLetter || $0.isNumber || "_@%+=:,./-".contains($0) }
    return isPlain && !path.isEmpty ? path : "'" + path.replacing("'", with: #"'\''"#) + "'"
  }
}
