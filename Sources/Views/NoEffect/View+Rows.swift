/// How the rows of a list would be set off. In cells the selected row is marked and all else is room.
extension View {
  /// Lists are drawn in one way.
  public func listStyle(_ style: some ListStyle) -> some View { self }

  /// No lines run between rows.
  public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    self
  }

  /// No lines run between rows that could have a colour.
  public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    self
  }

  /// No lines run between sections.
  public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    self
  }

  /// Rows are as wide as the list.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }

  /// The mark of the selected row must be seen, so that rows have no background of their own.
  public func listRowBackground(_ view: (some View)?) -> some View { self }

  /// What scrolls reaches the edges of its room.
  public func contentMargins(_ edges: Edge.Set = .all, _ length: Double?) -> some View { self }

  /// What scrolls reaches the edges of its room.
  public func contentMargins(_ length: Double) -> some View { self }
}
