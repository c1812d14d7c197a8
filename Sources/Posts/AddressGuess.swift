/// The address that the user may have meant by what is the name of no file: one without its scheme, or with one slash.
struct AddressGuess {
  let address: String

  /// Nil for what looks like the name of a file.
  init?(_ path: String) {
    if let match = path.wholeMatch(of: #/(https?):\/([^\/].*)/#.ignoresCase()) {
      address = "\(match.1)://\(match.2)"
    } else if path.wholeMatch(of: #/[A-Za-z0-9.-]+:[0-9]{1,5}(\/.*)?/#) != nil {
      // Whoever names a port mostly means a server of their own, which has no certificate.
      address = "http://\(path)"
    } else if let match = path.wholeMatch(of: #/([A-Za-z0-9-]+\.)+([A-Za-z]{2,24})(\/.*)?/#),
      match.3 != nil || !Self.endings.contains(match.2.lowercased())
    {
      address = "https://\(path)"
    } else {
      return nil
    }
  }

  /// What names of files end with, where no slash shows that a host is meant.
  private static let endings: Set = [
    "atom", "bak", "csv", "gz", "htm", "html", "json", "md", "opml", "rdf", "rss", "text", "tmp",
    "toml", "txt", "xhtml", "xml", "zip",
  ]
}
