import Feeds

extension Source {
  /// A folder in the one spelling of those that mean the same, as `News/Swift`; nil for the top.
  public static func folder(_ path: String) -> String? {
    let names = path.split(separator: "/").map { TextCleaner.clean(String($0), lines: .one) }
    let folder = names.filter { !$0.isEmpty }.joined(separator: "/")
    return folder.isEmpty ? nil : folder
  }

  /// The same, with its name and folder as they are read from a file.
  var tidy: Source {
    var tidy = self
    let name = name.map { TextCleaner.clean($0, lines: .one) } ?? ""
    tidy.name = name.isEmpty ? nil : name
    tidy.folder = folder.flatMap(Self.folder)
    return tidy
  }
}
