nonisolated extension View {
  /// Makes a scroll view one of several panes: it can have the focus though all of it is on the screen. Its keys
  /// then do not go to the pane beside it, and a click moves the focus there.
  package func pane() -> some View { environment { $0.isPane = true } }
}

nonisolated extension View {
  /// Lets digits before a key of a list say how often it moves: `5j` goes five rows down, `5G` to the fifth one.
  package func takesCounts() -> some View { environment { $0.takesCounts = true } }
}
