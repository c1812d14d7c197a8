import Cells
import StateKit

nonisolated extension View {
  /// Lets a developer force the states of a controller: a key opens a sheet with a button for each.
  ///
  /// - Parameters:
  ///   - controller: Is put into the state, whatever it does at the time.
  ///   - mockInfo: What is loaded by the button Loaded.
  ///   - key: A text field that has the focus takes it first, and so does a view that handles it.
  public func debugState<Info>(
    controller: Binding<ViewStateController<Info>>, mockInfo: Info, key: KeyEquivalent = "d"
  ) -> some View {
    modifier(DebugStateModifier(controller: controller, mockInfo: mockInfo, key: key))
  }
}

private nonisolated struct DebugStateModifier<Info>: ViewModifier {
  @State private var isAlertShown = false
  let controller: Binding<ViewStateController<Info>>
  let mockInfo: Info
  let key: KeyEquivalent

  func body(content: Content) -> some View {
    content
      .alert("Error", isPresented: $isAlertShown) {
        Button("OK") {}
      } message: {
        Text(DebugError().description)
      }
      .stateSheet(
        key: key,
        actions: [
          ("Loading", { set(.loading) }),
          ("Loaded", { set(.loaded(mockInfo)) }),
          ("Empty", { set(.empty("Nothing here")) }),
          ("Error", fail),
          ("Alert", alert),
          ("Reset", { controller.wrappedValue.reset() }),
        ])
  }

  private func set(_ state: ViewStateController<Info>.State) {
    controller.wrappedValue.setState(state)
  }

  /// Content that is there would stay, and the error would not be seen.
  private func fail() {
    controller.wrappedValue.reset()
    set(.error(DebugError()))
  }

  /// An alert always lies over content.
  @MainActor private func alert() {
    set(.loaded(controller.wrappedValue.latestValidInfo ?? mockInfo))
    isAlertShown = true
  }
}

/// An error that nothing has caused.
private struct DebugError: Error, CustomStringConvertible {
  let description = "Forced by the debug sheet"
}

/// A list of states to be tried, for developers: each button forces one and closes the sheet, as Escape and
/// the key do that opened it. The arrows go from one to the next.
package nonisolated struct StateSheet: View {
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

  @MainActor private func move(_ distance: Int) -> KeyPress.Result {
    guard !actions.isEmpty else { return .ignored }
    focused = ((focused ?? 0) + distance + actions.count) % actions.count
    return .handled
  }
}

nonisolated extension View {
  /// Opens a sheet of states by a key, wherever the focus is; a text field that has it takes the key first.
  package func stateSheet(
    key: KeyEquivalent, actions: [(title: String, action: () -> Void)]
  ) -> some View {
    modifier(StateSheetModifier(key: key, actions: actions))
  }
}

private nonisolated struct StateSheetModifier: ViewModifier {
  @State private var isShown = false
  let key: KeyEquivalent
  let actions: [(title: String, action: () -> Void)]

  func body(content: Content) -> some View {
    ModifiedContext(content: content) { context in
      context.scope.add(shortcut: KeyHandler(for: KeyPress(key)) { isShown = true })
    }
    .sheet(isPresented: $isShown) { StateSheet(key: key, actions: actions) }
  }
}
