extension Cast {
  /// The first line, which says what the recording is of.
  var header: String {
    let title = title.isEmpty ? "" : ", \"title\": \(title.jsonText)"
    return "{\"version\": 2, \"width\": \(size.width), \"height\": \(size.height)\(title)"
      + ", \"env\": {\"TERM\": \"\(Self.terminal)\"}, \"theme\": \(colors)}"
  }

  /// The colours of the theme, so that a player shows those of the pictures.
  private var colors: String {
    let palette = PicturePalette(theme)
    let named = (0..<16).map { palette.color(.palette($0), standard: palette.ink).hex }
    return "{\"fg\": \"\(palette.ink.hex)\", \"bg\": \"\(palette.ground.hex)\""
      + ", \"palette\": \"\(named.joined(separator: ":"))\"}"
  }

  /// The kind of terminal that understands all that is written.
  private static let terminal = "xterm-256color"
}
