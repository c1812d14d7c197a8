/// The views that a container shows one by one, such as the rows of a list. Those of a `ForEach` are
/// found by their number, so that only those on the screen are ever made.
public struct RowList {
  /// One view, or the row that several views of one `ForEach` element make.
  struct Row {
    enum Role {
      case row
      case header
      case footer
    }

    var role = Role.row
    /// What the row is known by to a selection; nil for a view that was given no id.
    var id: AnyHashable?
    /// Where it stands in the tree, and what it inherits.
    var context: ResolveContext
    /// Makes its nodes; to be called at most once a frame.
    var nodes: (ResolveContext) -> [any Node]
  }

  /// Some rows that are made when they are asked for.
  struct Part {
    let count: Int
    var row: (Int) -> Row
    /// The number of the row with an id, looked for first near a number.
    var find: (_ id: AnyHashable, _ hint: Int) -> Int?
  }

  private(set) var parts: [Part] = []

  mutating func append(_ row: Row) {
    append(Part(count: 1, row: { _ in row }, find: { id, _ in id == row.id ? 0 : nil }))
  }

  mutating func append(_ part: Part) {
    if part.count > 0 { parts.append(part) }
  }

  /// Changes the rows that a view adds.
  mutating func append(
    _ add: (inout RowList) -> Void, changing change: @escaping (Row) -> Row
  ) {
    var inner = RowList()
    add(&inner)
    for var part in inner.parts {
      let row = part.row
      part.row = { change(row($0)) }
      append(part)
    }
  }
}

extension RowList {
  var count: Int { parts.reduce(0) { $0 + $1.count } }

  /// All rows, made at once: for containers of a few views.
  var all: [Row] { parts.flatMap { part in (0..<part.count).map(part.row) } }
}

extension ResolveContext {
  /// The rows of a view that stands below this place.
  func rows(of view: some View, at key: StateNode.Key = .body) -> RowList {
    var rows = RowList()
    view._rows(child(key), into: &rows)
    return rows
  }
}

extension RowList.Row {
  /// The row as one node; several lie below one another.
  func node(_ alignment: HorizontalAlignment = .center) -> any Node {
    let nodes = nodes(context)
    return nodes.count == 1 ? nodes[0] : StackNode.column(nodes, alignment: alignment)
  }
}
