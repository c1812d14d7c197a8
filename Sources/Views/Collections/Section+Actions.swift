nonisolated extension Section {
  /// Adds rows at the end of the section for what can be done with it.
  public func sectionActions(@ViewBuilder content actions: () -> some View) -> some View {
    let actions = actions()
    return around { rows in
      rows
      actions
    }
  }

  /// Says whether the user can open and close the section; one that cannot be is open. It needs a binding for whether it is
  /// open to be one of those that can.
  public func collapsible(_ collapsible: Bool) -> some View {
    var section = self
    if !collapsible { section.isExpanded = nil }
    return section
  }
}
