import Cells
import Feeds
import Views

/// A row of an article: what stands to its left, and what it says.
struct ArticleRowView: View {
  let rows: ArticleRows
  let row: ArticleRows.Row
  /// What is pointed out.
  var words: [FoldedText] = []
  /// The text of the row, by its number, in which something is pointed out more than the rest.
  var focus: (text: Int, what: ArticleText.Focus)?

  var body: some View {
    let insets = rows.insets(of: row)
    let isQuote = insets.contains { if case .bar = $0 { true } else { false } }
    HStack(alignment: .top, spacing: 0) {
      ForEach(Array(insets.enumerated()), id: \.offset) { inset in
        InsetView(inset: inset.element)
      }
      if row.isGap { Text(" ") } else { content.styled { isQuote ? $0.theme[.quote] : nil } }
    }
    .fixedSize(horizontal: false, vertical: true)
  }

  @ViewBuilder private var content: some View {
    let texts = texts
    switch rows.block(of: row).content {
    case .heading(let level, _): texts[0].role(.heading).underline(level == 1).italic(level > 3)
    case .paragraph, .embed, .term, .summary: texts[0]
    case .picture:
      if let picture = rows.picture(of: row) {
        VStack(alignment: .leading, spacing: 0) {
          // Above its words; what is said in its place is where it is seen first.
          ArticlePictureView(
            address: picture.source, isEnlarged: picture.isSized, alignment: .bottomLeading
          )
          .frame(
            width: 8 * Double(picture.size.width), height: 16 * Double(picture.size.height),
            alignment: .topLeading
          )
          .clipped()
          texts[0]
        }
      } else {
        texts[0]
      }
    case .code: CodeView(text: texts[0], language: rows.language(of: row))
    case .table:
      if let tableRow = rows.tableRow(of: row) { TableRowView(row: tableRow, texts: texts) }
    // Between rows, and not in one.
    case .rule: VStack { Divider() }
    }
  }

  private var texts: [Text] {
    rows.texts(of: row).enumerated().map { number, text in
      Text(
        text.attributed(
          hits: text.hits(of: words), focus: focus?.text == number ? focus?.what : nil))
    }
  }
}

/// The bar of a quote, or the sign of an entry.
private struct InsetView: View {
  let inset: ArticleInset

  var body: some View {
    switch inset {
    case .bar:
      Rectangle().frame(width: 2).role(.quote).padding(.trailing, 8)
    case .marker(let sign, let columns):
      Text(sign).frame(width: 8 * Double(columns - 1), alignment: .trailing).padding(.trailing, 8)
    }
  }
}

/// Lines of code on the tint of the theme, or on one close to the background, or behind a bar where that is not known.
/// Nothing stands beside them on a tint, so that they can be copied from the screen.
struct CodeView: View {
  let text: Text
  let language: String?
  @Environment(\.background) private var background
  @Environment(\.hasColors) private var hasColors
  @Environment(\.theme) private var theme

  /// Columns beside the lines.
  static let edges = 2
  /// Before each line that is wrapped.
  static let wrapSign = "↪ "

  var body: some View {
    if let tint {
      lines.padding(.horizontal, 8).frame(maxWidth: .infinity, alignment: .leading)
        .filled { _ in tint }
    } else {
      HStack(alignment: .top, spacing: 8) {
        Divider()
        lines
      }
      .role(.code)
    }
  }

  /// How a block is drawn that differs from the rest by what is behind it; nil where nothing can be.
  private var tint: StyleChange? {
    var style = theme[.code]
    guard style.background == nil, let background, hasColors else {
      return style.background == nil ? nil : style
    }
    let grey: UInt8 = background == .light ? 238 : 48
    style.background = .rgb(grey, grey, grey)
    return style
  }

  private var lines: some View {
    VStack(alignment: .leading, spacing: 0) {
      if let language { Text(language).foregroundColor(.secondary).lineLimit(1) }
      text.wrappedLinePrefix(Self.wrapSign)
    }
  }
}

/// A row of a table.
private struct TableRowView: View {
  let row: ArticleTable.Row
  let texts: [Text]

  var body: some View {
    switch row {
    case .caption: texts[0].foregroundColor(.secondary).padding(.leading, Self.gap)
    case .cells(let cells, _):
      HStack(alignment: .top, spacing: Self.gap) {
        ForEach(Array(cells.enumerated()), id: \.offset) { cell in
          texts[cell.offset]
            .multilineTextAlignment(cell.element.cell.alignment.lines)
            .frame(
              width: 8 * Double(cell.element.columns), alignment: cell.element.cell.alignment.frame)
        }
      }
      .padding(.leading, Self.gap)
    case .record(_, let isFirst):
      VStack(alignment: .leading, spacing: 0) {
        ForEach(Array(texts.enumerated()), id: \.offset) { $0.element }
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
