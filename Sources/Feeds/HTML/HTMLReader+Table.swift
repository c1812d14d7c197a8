// What tags mean in tables: what belongs in no cell goes before the table.
extension HTMLReader {
  /// The part of a table that is open and not filled: the innermost, where it is no cell and no caption.
  private var part: HTMLTag? { tableParts.last.map { open[$0].tag } }

  /// Whether a table is open, but no cell of it.
  var isInTable: Bool { part.map { HTMLTag.tableParts.contains($0) } ?? false }

  private static let starts: HTMLTag.Set = [
    .caption, .col, .colgroup, .tbody, .td, .tfoot, .th, .thead, .tr,
  ]

  /// Takes a start tag that means something in a table; false where it means what it means elsewhere.
  mutating func startInTable(_ tag: HTMLTag) -> Bool {
    guard Self.starts.contains(tag) else {
      guard tag == .table, isInTable, let index = index(of: [.table], in: []) else {
        return tag == .form && isInTable
      }
      pop(to: index)
      return false
    }
    guard part != nil else { return true }
    closeCell()
    switch tag {
    case .tbody, .thead, .tfoot: popParts(to: [.table])
    case .tr: openBody()
    case .td, .th: openRow()
    default: popParts(to: [.table])
    }
    guard tag != .col, tag != .colgroup, open.count < Self.maximumDepth else { return true }
    push(tag)
    if HTMLTag.cells.contains(tag) || tag == .caption { addMarker() }
    return true
  }

  /// Takes an end tag that means something in a table; false where it means what it means elsewhere.
  mutating func endInTable(_ tag: HTMLTag) -> Bool {
    guard Self.starts.contains(tag) || tag == .table else { return false }
    guard let index = index(of: [tag], in: tag == .table ? [] : HTMLTag.tableScope) else {
      return true
    }
    closeCell()
    pop(to: min(index, open.count))
    return true
  }

  /// Ends the cell or the caption that is open in the innermost table.
  private mutating func closeCell() {
    guard let last = tableParts.last, !HTMLTag.tableParts.contains(open[last].tag) else { return }
    pop(to: last)
    clearToMarker()
  }

  private mutating func popParts(to tags: HTMLTag.Set) {
    if let index = index(of: tags, in: []) { pop(to: index + 1) }
  }

  private mutating func openBody() {
    popParts(to: HTMLTag.rows.union([.table]))
    if part == .table { pushImplied(.tbody) }
  }

  private mutating func openRow() {
    if part != .tr {
      openBody()
      pushImplied(.tr)
    } else {
      popParts(to: [.tr])
    }
  }
}
