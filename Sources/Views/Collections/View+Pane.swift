extension View {
  /// Makes a scroll view one of several panes: it can have the focus though all of it is on the screen. Its keys
  /// then do not go to the pane beside it, and a click moves the focus there.
  package func pane() -> some View { environment { $0.isPane = true } }
}
