/// The views that a container shows one by one, such as the rows of a list. Those of a `ForEach` are
/// found by their number, so that only those on the screen are ever made.
public struct RowList {
  /// One view, or the row that several views of one `ForEach` element make.
  struct Row {
    /// Where it stands in the tree, and what it inherits.
    var context: ResolveContext
    /// Makes its nodes; to be called at most once a frame.
    var nodes: (ResolveContext) -> [any Node]
    /// Where views of it stand that are not below it in the tree, as the cells of a line do.
    var others: [StateNode] = []
    /// What views around it change in what it inherits, the outermost first; known of subviews alone.
    var changes: [(inout ResolveContext) -> Void] = []
  }

  /// Some rows that are made when they are asked for, all of one kind.
  final class Part {
    nonisolated enum Role {
      case row
      case header
      case footer
    }

    /// Where the view stands that the rows come from.
    let place: StateNode
    let count: Int
    /// What a row is known by to a selection; nil for a view that was given no id.
    var id: (Int) -> AnyHashable?
    var row: (Int) -> Row
    /// The number of the row with an id, looked for first near a number.
    var find: (_ id: AnyHashable, _ hint: Int) -> Int?
    /// The ids that the view of a row was given by `.id(_:)`.
    var places: (Int) -> [AnyHashable]
    /// The value that the view of a row leads to, where it is a link.
    var link: (Int) -> AnyHashable? = { _ in nil }
    /// Whether a row can be selected.
    var isSelectable: (Int) -> Bool = { _ in true }
    var role = Role.row
    /// The place of the section that the rows are in.
    var section: StateNode?
    /// Whether the rows of the section are there whose header this is; nil for all but headers that open and close.
    var isOpen: Bool?
    /// The index of a row's element in the data that the rows are made of.
    var offset: (Int) -> Int = { $0 }
    /// Takes a row out of the data.
    var delete: ((Int) -> Void)?
    /// The name of the row in the bar of a tab view.
    var tabItem: ((ResolveContext) -> [any Node])?
    /// What stands behind that name.
    var badge: Text?
    /// Moves a row one index on, or back.
    var move: ((_ row: Int, _ forward: Bool) -> Void)?

    init(
      place: StateNode, count: Int, id: @escaping (Int) -> AnyHashable?,
      row: @escaping (Int) -> Row, find: @escaping (_ id: AnyHashable, _ hint: Int) -> Int?,
      places: @escaping (Int) -> [AnyHashable]
    ) {
      self.place = place
      self.count = count
      self.id = id
      self.row = row
      self.find = find
      self.places = places
    }
  }

  private(set) var parts: [Part] = []

  mutating func append(
    _ row: Row, tag: AnyHashable? = nil, places: @escaping () -> [AnyHashable] = { [] },
    link: @escaping () -> AnyHashable? = { nil }, isSelectable: @escaping () -> Bool = { true }
  ) {
    let part = Part(
      place: row.context.node, count: 1, id: { _ in nil }, row: { _ in row },
      find: { _, _ in nil }, places: { _ in places() })
    part.link = { _ in link() }
    part.isSelectable = { _ in isSelectable() }
    if let tag { part.setID(tag) }
    append(part)
  }

  mutating func append(_ part: Part) {
    if part.count > 0 { parts.append(part) }
  }

  /// Changes the parts that a view adds.
  mutating func append(
    _ add: (inout RowList) -> Void, changing change: (Part) -> Void
  ) {
    var inner = RowList()
    add(&inner)
    for part in inner.parts {
      change(part)
      append(part)
    }
  }

  /// Changes the rows that a view adds.
  mutating func append(
    _ add: (inout RowList) -> Void, changing change: @escaping (Row) -> Row
  ) {
    append(add) { (part: Part) in
      let row = part.row
      part.row = { change(row($0)) }
    }
  }

  /// All rows, made at once: for containers of a few views.
  var all: [Row] { parts.flatMap { part in (0..<part.count).map(part.row) } }
}

extension RowList.Part {
  /// Names the only row.
  func setID(_ id: AnyHashable) {
    self.id = { _ in id }
    find = { wanted, _ in wanted == id ? 0 : nil }
  }
}

extension RowList {
  /// Names rows that are links by what they lead to, where their ids are none of the values of a selection.
  func nameLinks<Value: Hashable>(as type: Value.Type) {
    for part in parts where part.role == .row {
      let (id, find, link) = (part.id, part.find, part.link)
      part.id = { row in
        let known = id(row)
        return known?.base is Value
          ? known : link(row).flatMap { $0.base is Value ? $0 : nil } ?? known
      }
      part.find = { wanted, hint in
        if let row = find(wanted, hint) { return row }
        guard wanted.base is Value, part.count > 0, !(id(0)?.base is Value) else { return nil }
        return (0..<part.count).first { link($0) == wanted }
      }
    }
  }
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
