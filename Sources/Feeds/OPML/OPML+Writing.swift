extension OPML {
  /// The list as a document of OPML 2.0, for other readers.
  ///
  /// Entries stay in their order: a folder to which a later entry belongs is opened again.
  public var document: String {
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#, #"<opml version="2.0">"#, "  <head>",
      "    <title>\(Self.escaped(title ?? "Sources"))</title>", "  </head>", "  <body>",
    ]
    var open: [String] = []
    for entry in entries {
      let folders = entry.folder?.split(separator: "/").map(String.init) ?? []
      let shared = zip(open, folders).prefix { $0 == $1 }.count
      lines += (shared..<open.count).reversed().map { Self.line("</outline>", depth: $0) }
      lines += (shared..<folders.count).map { depth in
        Self.line("<outline text=\"\(Self.escaped(folders[depth]))\">", depth: depth)
      }
      open = folders
      lines.append(Self.line(Self.outline(of: entry), depth: open.count))
    }
    lines += open.indices.reversed().map { Self.line("</outline>", depth: $0) }
    return (lines + ["  </body>", "</opml>", ""]).joined(separator: "\n")
  }
}

extension OPML {
  private static func outline(of entry: OPMLEntry) -> String {
    let name = escaped(entry.name ?? entry.address)
    return
      #"<outline type="rss" text="\#(name)" title="\#(name)" xmlUrl="\#(escaped(entry.address))"/>"#
  }

  private static func line(_ text: String, depth: Int) -> String {
    String(repeating: "  ", count: depth + 2) + text
  }

  /// As the value of an attribute, without what XML has no way to write.
  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result += "&#\(scalar.value);"
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": break
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
