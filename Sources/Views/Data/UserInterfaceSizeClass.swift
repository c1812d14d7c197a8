/// How much room there is, for views that lie differently in little of it.
public nonisolated enum UserInterfaceSizeClass: Sendable {
  /// Little room: fewer than the 80 columns or the 24 rows that a terminal usually has.
  case compact
  /// The room that a terminal usually has, or more.
  case regular

  init(columns: Int) { self = columns < 80 ? .compact : .regular }

  init(rows: Int) { self = rows < 24 ? .compact : .regular }
}
