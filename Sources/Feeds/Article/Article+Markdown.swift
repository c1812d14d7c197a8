/// The article as Markdown: CommonMark, with the tables and struck words of GitHub.
extension Article {
  /// Blocks with an empty line between them, links and pictures with their addresses.
  public var markdown: String {
    var text = ""
    var before: [Container] = []
    for block in blocks {
      let shared = zip(before, block.containers).prefix { $0.id == $1.id }.count
      if !text.isEmpty {
        text += "\n" + block.containers.prefix(shared).map { inset(of: $0) }.joined().trimmed + "\n"
      }
      var first = ""
      var rest = ""
      for (depth, container) in block.containers.enumerated() {
        first += depth < shared ? inset(of: container) : sign(of: container)
        rest += inset(of: container)
      }
      for (index, line) in markdown(of: block).split(
        separator: "\n", omittingEmptySubsequences: false
      )
      .enumerated() {
        text += index == 0 ? first : "\n" + (line.isEmpty ? rest.trimmed : rest)
        text += line
      }
      before = block.containers
    }
    return text.trimmed + "\n"
  }

  private func sign(of container: Container) -> String {
    switch container.kind {
    case .quote: "> "
    case .entry(_, let number?): "\(number). "
    case .entry: "- "
    case .description: ": "
    case .details: ""
    }
  }

  private func inset(of container: Container) -> String {
    switch container.kind {
    case .quote: "> "
    case .entry, .description: String(repeating: " ", count: sign(of: container).count)
    case .details: ""
    }
  }

  private func markdown(of block: Block) -> String {
    switch block.content {
    case .heading(let level, let runs):
      String(repeating: "#", count: level) + " " + markdown(of: runs, lineBreak: " ")
    case .paragraph(let runs): escapedStart(markdown(of: runs, lineBreak: "\\\n"))
    case .term(let runs), .summary(let runs):
      "**\(escaped(runs.plain).replacing("\n", with: " "))**"
    case .code(let runs, let language): code(runs.plain, language ?? "")
    case .table(let table): markdown(of: table)
    case .picture(let picture): markdown(of: picture)
    case .embed(let embed):
      "[\(escaped(embed.words.isEmpty ? embed.site : embed.words))](\(destination(embed.link)))"
    case .rule: "---"
    }
  }

  /// In a fence that is longer than every one that it holds.
  private func code(_ text: String, _ language: String) -> String {
    let longest = text.split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: max(3, longest + 1))
    return "\(fence)\(language.filter { $0 != "`" && !$0.isWhitespace })\n\(text)\n\(fence)"
  }

  private func markdown(of picture: Picture) -> String {
    let words = escaped(picture.words.isEmpty ? "picture" : picture.words)
    var text = picture.link.map { "![\(words)](\(destination($0)))" } ?? words
    if let outer = picture.outerLink { text = "[\(text)](\(destination(outer)))" }
    let caption = markdown(of: picture.caption, lineBreak: "\\\n")
    return caption.isEmpty ? text : text + "\\\n" + caption
  }

  /// A header is what such a table cannot be without; a cell that covers others has empty ones after it.
  private func markdown(of table: Table) -> String {
    let rows = table.rows.map { row in
      row.flatMap { cell in
        [markdown(of: cell.runs, lineBreak: "<br>").replacing("|", with: "\\|")]
          + [String](repeating: "", count: min(cell.columns, 30) - 1)
      }
    }
    let count = rows.map(\.count).max() ?? 0
    guard count > 0 else { return markdown(of: table.caption, lineBreak: " ") }
    let isHeaded = table.rows[0].contains(where: \.isHeader)
    let lines = (isHeaded ? rows : [[]] + rows).map { row in
      "| " + (row + [String](repeating: "", count: count - row.count)).joined(separator: " | ")
        + " |"
    }
    let rule = "|" + String(repeating: " --- |", count: count)
    let caption = markdown(of: table.caption, lineBreak: " ")
    return ((caption.isEmpty ? [] : [caption, ""]) + [lines[0], rule] + lines.dropFirst())
      .joined(separator: "\n")
  }

  private func destination(_ link: Int) -> String {
    let address = links[link].address
    let isPlain = !address.contains { " ()<>".contains($0) }
    return isPlain
      ? address : "<\(address.replacing("<", with: "%3C").replacing(">", with: "%3E"))>"
  }
}

// Text.
extension Article {
  private func markdown(of runs: [Run], lineBreak: String) -> String {
    var text = ""
    var rest = withoutNumbers(runs)[...]
    while let first = rest.first {
      let part = rest.prefix { $0.target == first.target }
      rest = rest.dropFirst(part.count)
      let words = part.map { styled($0, lineBreak) }.joined()
      if case .link(let link)? = first.target, !words.trimmed.isEmpty {
        text += "[\(words)](\(destination(link)))"
      } else {
        text += words
      }
    }
    return text
  }

  /// The runs that the author wrote, without the spaces before the numbers of links.
  private func withoutNumbers(_ runs: [Run]) -> [Run] {
    runs.reduce(into: []) { kept, run in
      if run.style != .number {
        kept.append(run)
      } else if let last = kept.indices.last, kept[last].text.last == " " {
        kept[last].text.removeLast()
      }
    }
  }

  /// The signs of a style stand close to its words, or they would be no signs.
  private func styled(_ run: Run, _ lineBreak: String) -> String {
    let words = run.text.trimmed
    guard !words.isEmpty else { return run.text.replacing("\n", with: lineBreak) }
    let start = run.text.prefix { $0.isWhitespace }
    let end = run.text.dropFirst(start.count + words.count)
    var text: String
    if run.style.contains(.code) || run.style.contains(.keyboard) {
      let longest = words.split { $0 != "`" }.map(\.count).max() ?? 0
      let sign = String(repeating: "`", count: longest + 1)
      let gap = longest > 0 ? " " : ""
      text = sign + gap + words.replacing("\n", with: " ") + gap + sign
    } else {
      text = escaped(words).replacing("\n", with: lineBreak)
    }
    for (style, sign) in [(Style.emphasis, "*"), (.strong, "**"), (.struck, "~~")]
    where run.style.contains(style) {
      text = sign + text + sign
    }
    return start.replacing("\n", with: lineBreak) + text + end.replacing("\n", with: lineBreak)
  }

  /// The text with a backslash before each sign that would be read as Markdown.
  private func escaped(_ text: String) -> String {
    text.reduce(into: "") { escaped, character in
      if "\\`*_[]<>~".contains(character) { escaped.append("\\") }
      escaped.append(character)
    }
  }

  /// A paragraph that would be read as a heading, an entry or a rule.
  private func escapedStart(_ text: String) -> String {
    guard let first = text.first else { return text }
    if "#+-=".contains(first) { return "\\" + text }
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    let next = text.dropFirst(digits.count).first
    guard !digits.isEmpty, next == "." || next == ")" else { return text }
    return digits + "\\" + text.dropFirst(digits.count)
  }
}
