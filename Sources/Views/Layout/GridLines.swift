/// The cells of a grid as rows: each is a line of as many cells as there is room for, or a header.
struct GridLines {
  /// A line without cells.
  let empty: LazyGridNode
  let parts: [RowList.Part]
  let context: ResolveContext

  /// The lines at a width.
  func rows(_ width: Int) -> RowList {
    let count = max(1, empty.count(in: width))
    var rows = RowList()
    var run = RowList()
    func endRun() {
      if !run.parts.isEmpty { rows.append(lines(of: run, count, number: rows.parts.count)) }
      run = RowList()
    }
    for part in parts {
      if part.role == .row {
        run.append(part)
      } else {
        endRun()
        rows.append(whole(part))
      }
    }
    endRun()
    return rows
  }

  /// A header or a footer, which has a line of its own.
  private func whole(_ part: RowList.Part) -> RowList.Part {
    let made = RowList.Part(
      place: part.place, count: part.count, id: part.id,
      row: { index in
        var row = part.row(index)
        let nodes = row.nodes
        row.nodes = { context in
          let parts = nodes(context)
          let node = parts.count == 1 ? parts[0] : StackNode.column(parts)
          return [line(of: [LazyGridNode.Cell(node: node, isWhole: true)])]
        }
        return row
      }, find: part.find, places: part.places)
    made.role = part.role
    return made
  }

  /// Cells that follow one another, so many a line.
  private func lines(of run: RowList, _ count: Int, number: Int) -> RowList.Part {
    let table = RowTable(run)
    let cells = { (line: Int) in line * count..<min(table.count, (line + 1) * count) }
    return RowList.Part(
      place: run.parts[0].place, count: (table.count + count - 1) / count,
      id: { table.key(at: $0 * count).id },
      row: { index in
        let rows = cells(index).map { cell in
          let (part, row) = table[cell]
          return part.row(row)
        }
        let place = context.child(.index(-1 - number)).child(.index(index))
        return RowList.Row(
          context: place,
          nodes: { outer in
            let cells = rows.map { row in
              var row = row
              row.context.scope = outer.scope
              return LazyGridNode.Cell(node: row.node(), isWhole: false)
            }
            return [line(of: cells)]
          }, others: rows.map(\.context.node))
      },
      find: { id, hint in
        table.index(of: RowKey(place: nil, id: id), near: hint * count).map { $0 / count }
      },
      places: { line in
        cells(line).flatMap { cell in
          let (part, row) = table[cell]
          return part.places(row)
        }
      })
  }

  private func line(of cells: [LazyGridNode.Cell]) -> LazyGridNode {
    var line = empty
    line.cells = cells
    return line
  }
}
