import Cells
import StateKit

extension View {
  /// Lets a developer force the states of a controller: a key opens a sheet with a button for each.
  ///
  /// - Parameters:
  ///   - controller: Is put into the state, whatever else is happening to it.
  ///   - mockInfo: What is loaded by the button Loaded.
  ///   - key: A text field that has the focus takes it first, and so does a view that handles it.
  public func debugState<Info>(
    controller: Binding<ViewStateController<Info>>, mockInfo: Info, key: KeyEquivalent = "d"
  ) -> some View {
    modifier(DebugStateModifier(controller: controller, mockInfo: mockInfo, key: key))
  }
}

private struct DebugStateModifier<Info>: ViewModifier {
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
  private func alert() {
    set(.loaded(controller.wrappedValue.latestValidInfo ?? mockInfo))
    isAlertShown = true
  }
}

/// An error that nothing has caused.
private struct DebugError: Error, CustomStringConvertible {
  let description = "Forced by the debug sheet"
}
