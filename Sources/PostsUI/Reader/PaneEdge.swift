import Views

extension View {
  /// Draws a thin line down the right edge of a pane, where its scroll bar is while it has one.
  func paneEdge(_ isThere: Bool) -> some View {
    background(alignment: .trailing) {
      HStack { if isThere { Divider() } }
    }
  }
}
