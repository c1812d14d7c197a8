import Views

extension View {
  /// Enter opens the selected row of a list, and a click the one that is clicked.
  func onOpen<Row: Identifiable>(
    _ rows: [Row], at position: ListPosition<Row.ID>, _ open: @escaping (Row.ID) -> Void
  ) -> some View {
    onKeyPress(.return) {
      guard let index = position.selectedIndex(in: rows) else { return .ignored }
      open(rows[index].id)
      return .handled
    }
    .onRowClick { if let id = $0.base as? Row.ID { open(id) } }
  }
}
