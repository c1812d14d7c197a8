import Feeds
import Views

/// A row of an article: what stands to its left, and what it says.
struct ArticleRowView: View {
  let rows: ArticleRows
  let row: ArticleRows.Row
  /// What is pointed out, in small letters.
  let words: [String]

  /// Before the words of a summary, and before each line of code that is wrapped.
  static let summarySign = "▾ "
  static let wrapSign = "↪ "

  var body: some View {
    HStack(alignment: .top, spacing: 0) {
      ForEach(Array(rows.insets(of: row).enumerated()), id: \.offset) { inset in
        InsetView(inset: inset.element)
      }
      if row.id.isGap { Text(" ") } else { content }
    }
    .fixedSize(horizontal: false, vertical: true)
  }

  @ViewBuilder private var content: some View {
    let text = ArticleText(article: rows.article, words: words)
    switch rows.block(of: row).content {
    case .heading(let level, let runs):
      text.text(of: runs, isBold: true).underline(level == 1).italic(level > 3)
    case .paragraph(let runs): text.text(of: runs)
    case .code(let runs, _):
      HStack(alignment: .top, spacing: 8) {
        Divider()
        text.text(of: runs).wrappedLinePrefix(Self.wrapSign)
      }
    case .table:
      if let tableRow = rows.tableRow(of: row) { TableRowView(row: tableRow, text: text) }
    case .picture(let picture): self.text(of: picture, text)
    case .embed(let embed):
      Text(
        AttributedText(
          "[\(embed.kind.rawValue): \(embed.words.isEmpty ? embed.site : embed.words)]"))
        + Text(AttributedText([text.number(embed.link)]))
    case .term(let runs): text.text(of: runs, isBold: true)
    case .summary(let runs): Text(Self.summarySign) + text.text(of: runs, isBold: true)
    // Between rows, and not in one.
    case .rule: VStack { Divider() }
    }
  }

  /// A picture as words, with its numbers and what is written below it.
  private func text(of picture: Article.Picture, _ text: ArticleText) -> Text {
    let words = picture.words.isEmpty ? "[picture]" : "[picture: \(picture.words)]"
    let numbers = [picture.link, picture.outerLink].compactMap(\.self).sorted().map(text.number)
    let start = Text(AttributedText([AttributedText.Run(words, isItalic: true)] + numbers))
    return picture.caption.isEmpty ? start : start + Text(" · ") + text.text(of: picture.caption)
  }
}

/// The bar of a quote, or the sign of an entry.
private struct InsetView: View {
  let inset: ArticleInset

  var body: some View {
    switch inset {
    case .bar:
      Rectangle().fill(.secondary).frame(width: 2).padding(.trailing, 8)
    case .marker(let sign, let columns):
      Text(sign).frame(width: 8 * Double(columns - 1), alignment: .trailing).padding(.trailing, 8)
    }
  }
}

/// A row of a table.
private struct TableRowView: View {
  let row: ArticleTable.Row
  let text: ArticleText

  var body: some View {
    switch row {
    case .caption(let runs):
      text.text(of: runs).foregroundColor(.secondary).padding(.leading, Self.gap)
    case .cells(let cells, let isHeader):
      HStack(alignment: .top, spacing: Self.gap) {
        ForEach(Array(cells.enumerated()), id: \.offset) { cell in
          text.text(of: cell.element.cell.runs, isBold: isHeader || cell.element.cell.isHeader)
            .multilineTextAlignment(cell.element.cell.alignment.lines)
            .frame(
              width: 8 * Double(cell.element.columns), alignment: cell.element.cell.alignment.frame)
        }
      }
      .padding(.leading, Self.gap)
    case .record(let fields, let isFirst):
      VStack(alignment: .leading, spacing: 0) {
        ForEach(Array(fields.enumerated()), id: \.offset) { field in
          field.element.name.isEmpty
            ? text.text(of: field.element.value)
            : text.text(of: field.element.name, isBold: true) + Text(": ").bold()
              + text.text(of: field.element.value)
        }
      }
      .padding(.leading, Self.gap)
      .padding(.top, isFirst ? 0 : 16)
    }
  }

  private static let gap = 8 * Double(ArticleTable.gap)
}

extension Article.Table.Cell.Alignment {
  fileprivate var lines: TextAlignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }

  fileprivate var frame: Alignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}
