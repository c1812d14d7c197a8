extension LineParser {
  /// What follows `Screenshot`: a file in the folder of pictures, or in one within it.
  mutating func screenshot() throws(TapeFlaws) -> TapeCommand {
    let (name, column) = try filled("the name of a picture")
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ !["", ".", ".."].contains($0) }),
      !name.unicodeScalars.contains(where: {
        $0.properties.generalCategory == .control || $0 == "\\"
      })
    else {
      throw TapeFlaws(
        column, "the name of a picture stays in its folder; write a name like \"error.svg\"")
    }
    let base = parts.last ?? ""
    guard let dot = base.lastIndex(of: "."), dot != base.startIndex,
      let format = PictureFormat(rawValue: base[base.index(after: dot)...].lowercased())
    else { throw TapeFlaws(column, Self.unknownFormat(base)) }
    return .screenshot(file: name, format: format)
  }

  /// What follows `Golden`: a name that is a file's on every system.
  mutating func golden() throws(TapeFlaws) -> String {
    let (name, column) = try filled("the name of a golden")
    let isPlain = name.allSatisfy { $0.isLetter || $0.isNumber || "._- ".contains($0) }
    guard isPlain, !name.hasPrefix("."), !name.hasPrefix(" "), !name.hasSuffix(" ") else {
      throw TapeFlaws(
        column,
        "the name of a golden has letters, digits and . _ - and spaces within; write Golden \"error\""
      )
    }
    return name
  }

  private static func unknownFormat(_ base: Substring) -> String {
    let formats = PictureFormat.allCases.map(\.rawValue)
    let all = formats.map { "." + $0 }.joined(separator: " ")
    guard let dot = base.lastIndex(of: "."), dot != base.startIndex else {
      return "the end of the name says which kind of picture; there are \(all)"
    }
    let end = String(base[base.index(after: dot)...])
    let near = Spelling.nearest(to: end, in: formats).map { "did you mean .\($0)? " } ?? ""
    let cast = end == "cast" ? "the command line writes casts: --cast FILE; " : ""
    return "no picture ends in .\(TapeText.shown(end)); \(cast)\(near)there are \(all)"
  }
}
