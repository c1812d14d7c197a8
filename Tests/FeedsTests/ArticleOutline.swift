@testable import Feeds

extension Article {
  /// Its structure, a line a block, as in `quote>entry: plain |strong+emphasis:bold`: what the block stands in and what
  /// it is, then its runs with their styles and links; without the numbers of links.
  var outline: [String] { blocks.map(\.outline) }
}

extension Article.Block {
  var outline: String {
    let names = containers.map(\.outline) + (contentName.map { [$0] } ?? [])
    return names.joined(separator: ">") + (names.isEmpty ? "" : ": ") + contentOutline
  }

  private var contentName: String? {
    switch content {
    case .heading(let level, _): "h\(level)"
    case .paragraph: nil
    case .code(_, let language): "code" + (language.map { " \($0)" } ?? "")
    case .table: "table"
    case .picture: "picture"
    case .embed(let embed): embed.kind.rawValue
    case .term: "term"
    case .summary: "summary"
    case .rule: "rule"
    }
  }

  private var contentOutline: String {
    switch content {
    case .table(let table):
      (table.caption.isEmpty ? "" : "(\(table.caption.outline))")
        + table.rows.map { $0.map { "[\($0.runs.outline)]" }.joined() }.joined(separator: " / ")
    case .picture(let picture):
      picture.words + (picture.caption.isEmpty ? "" : " · \(picture.caption.outline)")
    case .embed(let embed): embed.words
    case .heading, .paragraph, .code, .term, .summary, .rule: runs.outline
    }
  }
}

extension Article.Container {
  fileprivate var outline: String {
    switch kind {
    case .quote: "quote"
    case .entry(_, let number): number.map { "entry \($0)" } ?? "entry"
    case .description: "description"
    case .details: "details"
    }
  }
}

extension [Article.Run] {
  /// The runs, separated by `|`; a line break is `⏎`.
  var outline: String {
    var parts: [(names: String, text: String)] = []
    for run in self {
      if run.style == .number {
        if parts.last?.text.last == " " { parts[parts.count - 1].text.removeLast() }
        if parts.last?.text.isEmpty == true { parts.removeLast() }
      } else if parts.last?.names == run.names {
        parts[parts.count - 1].text += run.text
      } else {
        parts.append((run.names, run.text))
      }
    }
    return parts.map { $0.names + ($0.names.isEmpty ? "" : ":") + $0.text }.joined(separator: "|")
      .replacing("\n", with: "⏎")
  }
}

extension Article.Run {
  fileprivate var names: String {
    let target: [String] =
      switch target {
      case .link(let index): ["link\(index + 1)"]
      case .block(let index): ["block\(index)"]
      case nil: []
      }
    return (style.names + target).joined(separator: "+")
  }
}

extension Article.Style {
  var names: [String] {
    let styles: [(Article.Style, String)] = [
      (.strong, "strong"), (.emphasis, "emphasis"), (.code, "code"), (.struck, "struck"),
      (.inserted, "inserted"), (.mark, "mark"), (.keyboard, "keyboard"),
    ]
    return styles.filter { contains($0.0) }.map(\.1)
  }
}
