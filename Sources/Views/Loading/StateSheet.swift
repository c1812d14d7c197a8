import Cells

/// A list of states to be tried, for developers: each button forces one and closes the sheet, as Escape and
/// the key do that opened it. The arrows go from one to the next.
package struct StateSheet: View {
  @Environment(\.dismiss) private var dismiss
  @FocusState private var focused: Int?
  private let key: KeyEquivalent
  private let actions: [(title: String, action: () -> Void)]

  /// - Parameters:
  ///   - key: Closes it.
  ///   - actions: The names of the states, and what forces them.
  package init(key: KeyEquivalent, actions: [(title: String, action: () -> Void)]) {
    self.key = key
    self.actions = actions
  }

  package var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(actions.indices, id: \.self) { index in
        Button(actions[index].title) {
          actions[index].action()
          dismiss()
        }
        .focused($focused, equals: index)
      }
    }
    .onKeyPress(.downArrow) { move(1) }
    .onKeyPress(.upArrow) { move(-1) }
    .onKeyPress(key) {
      dismiss()
      return .handled
    }
    .navigationTitle("Debug state")
  }

  private func move(_ distance: Int) -> KeyPress.Result {
    guard !actions.isEmpty else { return .ignored }
    focused = ((focused ?? 0) + distance + actions.count) % actions.count
    return .handled
  }
}

extension View {
  /// Opens a sheet of states by a key, wherever the focus is; a text field that has it takes the key first.
  package func stateSheet(
    key: KeyEquivalent, actions: [(title: String, action: () -> Void)]
  ) -> some View {
    modifier(StateSheetModifier(key: key, actions: actions))
  }
}

private struct StateSheetModifier: ViewModifier {
  @State private var isShown = false
  let key: KeyEquivalent
  let actions: [(title: String, action: () -> Void)]

  func body(content: Content) -> some View {
    ModifiedContext(content: content) { context in
      context.scope.add(
        shortcut: KeyHandler { press in
          guard press == KeyPress(key) else { return .ignored }
          isShown = true
          return .handled
        })
    }
    .sheet(isPresented: $isShown) { StateSheet(key: key, actions: actions) }
  }
}
