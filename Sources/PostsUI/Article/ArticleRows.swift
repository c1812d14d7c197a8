import Cells
import Feeds
import Views

/// The rows that an article is shown in at a width: a block each, and of a table each of its rows, so that only those on
/// the screen need be made.
struct ArticleRows {
  /// A row by what it shows, which it is known by at any width.
  struct Row: Identifiable, Hashable {
    /// The index of a block in the article.
    let block: Int
    /// The number of a row of its table, from 0.
    var part = 0
    /// Whether it is the room above the block.
    var isGap = false

    var id: Row { self }
  }

  let article: Article
  /// Of the text.
  let columns: Int
  /// Whether pictures are drawn; else they are words.
  let drawsPictures: Bool
  private(set) var rows: [Row] = []
  private var tables: [Int: ArticleTable] = [:]
  /// Those that are drawn, by block: what is asked of their addresses is not asked in each frame.
  private var pictures: [Int: ArticlePicture] = [:]

  /// - Parameters:
  ///   - page: The address of the article, nil where it has none.
  ///   - pixels: Tells the size of the picture at an address; nil where it is not known.
  init(
    _ article: Article, on page: String? = nil, columns: Int, drawsPictures: Bool = false,
    pixels: (String) -> Size? = { _ in nil }
  ) {
    self.article = article
    self.columns = columns
    self.drawsPictures = drawsPictures
    rows.reserveCapacity(article.blocks.count * 2)
    for index in article.blocks.indices {
      if article.blocks[index].hasGap { rows.append(Row(block: index, isGap: true)) }
      guard case .table(let table) = article.blocks[index].content else {
        rows.append(Row(block: index))
        if drawsPictures, case .picture(let picture) = article.blocks[index].content {
          pictures[index] = ArticlePicture(
            picture, of: article, on: page, columns: columns - insets(of: index).columns,
            pixels: pixels)
        }
        continue
      }
      let laid = ArticleTable(table, columns: columns - insets(of: index).columns)
      tables[index] = laid
      rows += laid.rows.indices.map { Row(block: index, part: $0) }
    }
  }

  func block(of row: Row) -> Article.Block { article.blocks[row.block] }

  /// The row of a table that a row shows.
  func tableRow(of row: Row) -> ArticleTable.Row? { tables[row.block]?.rows[row.part] }

  /// The picture that a row draws above its words; nil where it has none.
  func picture(of row: Row) -> ArticlePicture? { row.isGap ? nil : pictures[row.block] }

  /// What a row says: of a row of a table a text for each of its cells, of what has no words none.
  func texts(of row: Row) -> [ArticleText] {
    guard !row.isGap else { return [] }
    func text(_ runs: [Article.Run], isBold: Bool = false) -> ArticleText {
      ArticleText(runs, of: article, isBold: isBold)
    }
    switch block(of: row).content {
    case .heading(_, let runs), .term(let runs): return [text(runs, isBold: true)]
    case .paragraph(let runs), .code(let runs, _): return [text(runs)]
    case .summary(let runs): return [ArticleText(sign: "▾ ") + text(runs, isBold: true)]
    case .picture(let picture):
      return [self.text(of: picture, isDrawn: self.picture(of: row) != nil)]
    case .embed(let embed): return [self.text(of: embed)]
    case .rule: return []
    case .table: break
    }
    switch tableRow(of: row) {
    case .caption(let runs): return [text(runs)]
    case .cells(let cells, let isHeader):
      return cells.map { text($0.cell.runs, isBold: isHeader || $0.cell.isHeader) }
    case .record(let fields, _):
      return fields.map { field in
        guard !field.name.isEmpty else { return text(field.value) }
        return text(field.name, isBold: true) + ArticleText(sign: ": ", isBold: true)
          + text(field.value)
      }
    case nil: return []
    }
  }

  /// A picture as words, with its numbers and what is written below it.
  private func text(of picture: Article.Picture, isDrawn: Bool) -> ArticleText {
    var text = ArticleText()
    if isDrawn, !picture.words.isEmpty {
      text.append(picture.words, isItalic: true)
    } else {
      let start = picture.words.isEmpty ? "[picture" : "[picture: "
      text.append(sign: AttributedText.Run(start, isItalic: true))
      text.append(picture.words, isItalic: true)
      text.append(sign: AttributedText.Run("]", isItalic: true))
    }
    for link in [picture.link, picture.outerLink].compactMap(\.self).sorted() {
      text.append(number: link, of: article)
    }
    guard !picture.caption.isEmpty else { return text }
    return text + ArticleText(sign: " · ") + ArticleText(picture.caption, of: article)
  }

  private func text(of embed: Article.Embed) -> ArticleText {
    var text = ArticleText(sign: "[\(embed.kind.rawValue): ")
    text.append(embed.words.isEmpty ? embed.site : embed.words, isItalic: false)
    text.append(sign: AttributedText.Run("]"))
    text.append(number: embed.link, of: article)
    return text
  }

  /// The language that stands above a row of code, as its author names it; nil where nobody says, and where the row goes
  /// on with the code above it.
  func language(of row: Row) -> String? {
    let block = block(of: row)
    guard case .code(_, let language?) = block.content else { return nil }
    if row.block > 0, !block.hasGap, case .code = article.blocks[row.block - 1].content {
      return nil
    }
    return language
  }

  /// What stands to the left of a row on each of its lines.
  func insets(of row: Row) -> [ArticleInset] {
    let insets = insets(of: row.block)
    if isSummary(block(of: row)), !row.isGap { return insets.dropLast() }
    guard row.isGap else { return row.part > 0 ? insets.map(\.following) : insets }
    // Of the outermost containers some may have found no room.
    let missing = block(of: row).containers.count - insets.count
    return insets.prefix(max(0, shared(row.block) - missing)).map(\.following)
  }

  /// Whether it is what details stand below: a step to the left of them.
  private func isSummary(_ block: Article.Block) -> Bool {
    if case .summary = block.content { block.containers.last?.kind == .details } else { false }
  }

  private func insets(of index: Int) -> [ArticleInset] {
    let block = article.blocks[index]
    let shared = shared(index)
    var insets: [ArticleInset] = block.containers.enumerated().map { depth, container in
      let mark = depth < shared ? nil : marker(of: block, at: depth)
      switch container.kind {
      case .quote: return .bar
      case .entry(let list, _): return .marker(mark ?? "", columns: article.lists[list].columns)
      case .description, .details: return .marker("", columns: 2)
      }
    }
    // At least half of the width is for the words.
    while insets.columns > columns / 2 { insets.removeFirst() }
    return insets
  }

  /// How many containers a block shares with the one above it.
  private func shared(_ index: Int) -> Int {
    guard index > 0 else { return 0 }
    return article.blocks[index].sharedContainers(with: article.blocks[index - 1])
  }

  private func marker(of block: Article.Block, at depth: Int) -> String? {
    guard let marker = block.marker(at: depth),
      case .entry(let list, nil) = block.containers[depth].kind
    else { return block.marker(at: depth) }
    let signs = [marker, "◦", "▪"]
    return signs[article.lists[list].level % signs.count]
  }
}

/// What stands to the left of a block.
enum ArticleInset: Equatable {
  /// The bar of a quote, on each line.
  case bar
  /// The sign of an entry of a list on its first line, at the right of its room.
  case marker(String, columns: Int)

  /// With the gap behind it.
  var columns: Int {
    switch self {
    case .bar: 2
    case .marker(_, let columns): columns
    }
  }

  /// The same below the first line of its block.
  fileprivate var following: ArticleInset {
    switch self {
    case .bar: .bar
    case .marker(_, let columns): .marker("", columns: columns)
    }
  }
}

extension [ArticleInset] {
  var columns: Int { reduce(0) { $0 + $1.columns } }
}

extension Article.List {
  /// The room for its signs, with the gap behind them: numbers line up at their dots.
  fileprivate var columns: Int { isOrdered ? digits + 2 : 2 }
}
