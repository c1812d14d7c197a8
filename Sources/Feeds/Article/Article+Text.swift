/// The article as text without styles.
extension Article {
  /// Lines separated by `\n`, for programs that know nothing of styles: a quote has `> ` before each line, an entry of a
  /// list its sign, a table ` | ` between its cells; `[1]` stands for the first of `links`.
  public var text: String {
    var text = ""
    var before: Block?
    for block in blocks {
      let shared = before.map { block.sharedContainers(with: $0) } ?? 0
      if !text.isEmpty {
        if block.hasGap {
          text += "\n" + block.containers.prefix(shared).map { inset(of: $0) }.joined().trimmed
        }
        text += "\n"
      }
      var first = ""
      var rest = ""
      for (depth, container) in block.containers.enumerated() {
        let marker = depth < shared ? nil : block.marker(at: depth)
        first += marker.map { "\($0) " } ?? inset(of: container)
        rest += inset(of: container)
      }
      for (index, line) in lines(of: block).enumerated() {
        text += index == 0 ? first : "\n" + rest
        text += line
      }
      before = block
    }
    text = text.trimmed
    return isTruncated ? text + "…" : text
  }

  /// All that can be searched for: words with single spaces between the blocks.
  public var words: String {
    var words = ""
    for block in blocks {
      for part in parts(of: block).map(\.trimmed) where !part.isEmpty {
        if !words.isEmpty { words += " " }
        words += part
      }
    }
    return words
  }

  /// The start of what it says, as one paragraph of words: without its headings where there is anything else, without
  /// its code, tables and pictures, and without the title where it begins with that.
  ///
  /// - Parameter length: In bytes of UTF-8.
  public func preview(title: String, length: Int) -> String {
    for mayBeHeading in [false, true] {
      var preview = ""
      for block in blocks where preview.utf8.count < length + title.utf8.count + 8 {
        guard let text = block.proseRuns(mayBeHeading: mayBeHeading)?.plain else { continue }
        if !preview.isEmpty { preview += " " }
        let start = FieldText.cut(text, to: length + title.utf8.count)
        preview += start
        if start.utf8.count < text.utf8.count { break }
      }
      let line = HTMLText.collapsed(preview).removing(title: title).drop { $0.isWhitespace }
      if !line.isEmpty { return FieldText.cut(String(line), to: length) }
    }
    return ""
  }
}

extension Article {
  private func inset(of container: Container) -> String { container.kind == .quote ? "> " : "  " }

  private func lines(of block: Block) -> [String] {
    let text: String =
      switch block.content {
      case .heading(_, let runs), .paragraph(let runs), .code(let runs, _), .term(let runs),
        .summary(let runs):
        runs.joined
      case .table(let table):
        ([table.caption.joined].filter { !$0.isEmpty } + table.rows.map(line)).joined(
          separator: "\n")
      case .picture(let picture): text(of: picture)
      case .embed(let embed):
        "[\(embed.kind.rawValue): \(embed.words.isEmpty ? embed.site : embed.words)] [\(embed.link + 1)]"
      case .rule: "───"
      }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private func line(of row: [Table.Cell]) -> String {
    let cells = row.map { $0.runs.joined.replacing("\n", with: " ") }
    let end = (cells.lastIndex { !$0.isEmpty } ?? -1) + 1
    return cells.prefix(end).map { $0.isEmpty ? "" : $0 + " " }.joined(separator: "| ").trimmed
  }

  private func text(of picture: Picture) -> String {
    let words = picture.words.isEmpty ? "[image]" : "[image: \(picture.words)]"
    let numbers = [picture.link, picture.outerLink].compactMap { $0 }.map { " [\($0 + 1)]" }
    return words + numbers.joined()
      + (picture.caption.isEmpty ? "" : " · " + picture.caption.joined)
  }

  private func parts(of block: Block) -> [String] {
    switch block.content {
    case .table(let table):
      [table.caption.plain] + table.rows.flatMap { $0.map(\.runs.plain) }
    case .picture(let picture): [picture.words, picture.caption.plain]
    case .embed(let embed): [embed.words]
    case .heading, .paragraph, .code, .term, .summary, .rule: [block.runs.plain]
    }
  }
}

extension Article.Block {
  /// The sign of an entry of a list that begins with this block; nil where a container is none, and where its bullet
  /// would stand before another one.
  ///
  /// - Parameter depth: The index of the container.
  public func marker(at depth: Int) -> String? {
    guard case .entry(_, let number) = containers[depth].kind else { return nil }
    if let number { return "\(number)." }
    let isOuter = containers[(depth + 1)...].contains {
      if case .entry = $0.kind { true } else { false }
    }
    return isOuter ? nil : "•"
  }

  /// What is to be read of it as prose; nil where there is nothing.
  fileprivate func proseRuns(mayBeHeading: Bool) -> [Article.Run]? {
    switch content {
    case .paragraph(let runs): runs
    case .heading(_, let runs), .term(let runs), .summary(let runs): mayBeHeading ? runs : nil
    case .code, .table, .picture, .embed, .rule: nil
    }
  }
}

extension [Article.Run] {
  /// The text with the numbers of links, and with `~~` around what is struck.
  fileprivate var joined: String {
    guard contains(where: { $0.style.contains(.struck) }) else { return map(\.text).joined() }
    var text = ""
    var isStruck = false
    for run in self {
      if run.style.contains(.struck) != isStruck {
        text += "~~"
        isStruck.toggle()
      }
      text += run.text
    }
    return isStruck ? text + "~~" : text
  }

  /// The text as its author wrote it.
  public var plain: String {
    guard contains(where: { $0.style == .number }) else { return map(\.text).joined() }
    var text = ""
    for run in self {
      if run.style != .number {
        text += run.text
      } else if text.last == " " {
        text.removeLast()
      }
    }
    return text
  }
}

extension String {
  /// The text without the title that it begins with, and without what stands between them.
  fileprivate func removing(title: String) -> String {
    let title = title.trimmed
    guard !title.isEmpty, utf8.starts(with: title.utf8) else { return self }
    let rest = self[utf8.index(startIndex, offsetBy: title.utf8.count)...]
    // Not "Swift" of "Swiftly".
    guard rest.isEmpty || rest.first?.isLetter != true && rest.first?.isNumber != true else {
      return self
    }
    // A title that is the start of a sentence belongs to it.
    if let first = rest.first(where: { $0 != " " }), first.isLowercase { return self }
    return String(rest.drop { $0.isWhitespace || ".…:–—-|".contains($0) })
  }
}
