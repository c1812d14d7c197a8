/// Where things stand in a configuration file, and what the paths in it are seen from.
struct ConfigurationPlaces {
  private let outline: TOMLOutline
  private let sources: [ArraySlice<TOMLOutline.Entry>]
  private let folder: String
  private let home: String?

  init(_ outline: TOMLOutline, path: String, home: String?) {
    self.outline = outline
    sources = outline.blocks(.listItem, ["source"])
    folder = String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
    self.home = home
  }

  /// The line of a key at the top, or of the first header that begins with it.
  func line(of key: String) -> Int {
    outline.top.first { $0.path.first == key }?.line
      ?? outline.entries.first { $0.kind != .pair && $0.path.first == key }?.line ?? 1
  }

  /// The line of the header of a source; nil where it has none of its own.
  func line(ofSource index: Int) -> Int? {
    index < sources.count ? sources[index].first?.line : nil
  }

  /// The line of a key of a source.
  func line(of key: String, inSource index: Int) -> Int? {
    guard index < sources.count else { return nil }
    return sources[index].dropFirst().first { entry in
      entry.kind == .pair ? entry.path.first == key : entry.path.dropFirst().first == key
    }?.line
  }

  /// A path as seen from the folder of the file, with the person's own folder for `~`.
  func absolute(_ path: String) -> String {
    if path.hasPrefix("~/"), let home { return home + path.dropFirst() }
    return path.hasPrefix("/") ? path : "\(folder)/\(path)"
  }
}
