extension ArticleBuilder {
  /// A table in the making.
  struct TableDraft {
    let isLayout: Bool
    /// A long one is in parts.
    var captions: [[Article.Run]] = []
    var rows: [[(cell: Article.Table.Cell, sink: Sink)]] = []
    var hasCell = false
    /// What is open around it, and not in its cells.
    let kinds: [Kind]
    let lists: [ListDraft]
  }

  /// Tables in tables beyond so many are read as if there were none.
  private static let deepestTable = 8
  private static let maximumCells = 50_000

  mutating func beginTable(isLayout: Bool) -> Effect {
    part(1)
    guard tables.count < Self.deepestTable else { return .part(gap: 1) }
    tables.append(TableDraft(isLayout: isLayout, kinds: kinds, lists: lists))
    return .table
  }

  mutating func addTableCaption(_ runs: [Article.Run]) {
    if let table = tables.indices.last { tables[table].captions.append(runs) }
  }

  mutating func beginRow() -> Effect {
    endLeaf()
    guard let table = tables.last, !table.hasCell else { return .part(gap: 0) }
    tables[tables.count - 1].rows.append([])
    return .row
  }

  mutating func beginCell(_ cell: Article.Table.Cell) -> Effect {
    endLeaf()
    guard let table = tables.indices.last, let row = tables[table].rows.indices.last,
      !tables[table].hasCell, cellCount < Self.maximumCells
    else { return .part(gap: 0) }
    cellCount += 1
    tables[table].rows[row].append((cell, Sink()))
    tables[table].hasCell = true
    kinds = []
    lists = []
    sinks.append(Sink())
    return .cell
  }

  mutating func endCell() {
    endLeaf()
    guard let table = tables.indices.last, tables[table].hasCell, sinks.count > 1,
      let row = tables[table].rows.indices.last, let cell = tables[table].rows[row].indices.last
    else { return }
    tables[table].hasCell = false
    tables[table].rows[row][cell].sink = sinks.removeLast()
    kinds = tables[table].kinds
    lists = tables[table].lists
  }

  mutating func endTable() {
    endLeaf()
    guard let draft = tables.popLast() else { return }
    let rows = draft.rows.filter { row in row.contains { !$0.sink.blocks.isEmpty } }
    let isData =
      !draft.isLayout && rows.contains { $0.count > 1 }
      && rows.allSatisfy { row in
        row.allSatisfy { $0.sink.blocks.isSimple }
          && row.reduce(0) { $0 + $1.sink.blocks.length } <= Self.longest
      }
    let caption = Array(draft.captions.joined(separator: [Article.Run(text: "\n")]))
    let hasCaption = isData && caption.length <= Self.longest
    part(1)
    if !hasCaption { for part in draft.captions { add(.paragraph(part)) } }
    if isData {
      var table = Article.Table(caption: hasCaption ? caption : [])
      table.rows = rows.map { row in
        row.map { cell in
          var made = cell.cell
          made.runs = cell.sink.blocks.joined(depth: containers.count)
          return made
        }
      }
      for cell in rows.joined() { names += cell.sink.names.map(\.name) }
      add(.table(table))
    } else {
      for cell in rows.joined() { sinks[sinks.count - 1].append(cell.sink) }
    }
    part(1)
  }
}

extension ArticleBuilder.Sink {
  fileprivate mutating func append(_ other: Self) {
    names += other.names.map { ($0.name, $0.block + blocks.count) }
    blocks += other.blocks
  }
}

extension [Article.Block] {
  /// Of their text, in bytes of UTF-8.
  fileprivate var length: Int { reduce(0) { $0 + $1.runs.length } }

  /// Whether they are words that can stand in a cell.
  fileprivate var isSimple: Bool {
    count <= 20
      && allSatisfy { block in
        switch block.content {
        case .paragraph, .term: true
        case .code(let runs, _): !runs.contains { $0.text.contains("\n") }
        case .picture(let picture): (picture.width ?? 200) <= 120
        case .heading, .table, .embed, .summary, .rule: false
        }
      }
  }

  /// Their text as that of one cell, a line a block.
  ///
  /// - Parameter depth: How many containers the table stands in.
  fileprivate func joined(depth: Int) -> [Article.Run] {
    var runs: [Article.Run] = []
    var entry: Int?
    for block in self {
      if !runs.isEmpty { runs.append(Article.Run(text: "\n")) }
      let container = block.containers.dropFirst(depth).last
      if case .entry(_, let number) = container?.kind, container?.id != entry {
        runs.append(Article.Run(text: number.map { "\($0). " } ?? "• "))
      }
      entry = container?.id
      if case .picture(let picture) = block.content {
        let words = picture.words.isEmpty ? "[picture]" : "[\(picture.words)]"
        runs.append(Article.Run(text: picture.link == nil ? words : words + " "))
        if let link = picture.link {
          runs.append(Article.Run(text: "[\(link + 1)]", style: .number))
        }
      }
      runs += block.runs
    }
    return runs
  }
}
