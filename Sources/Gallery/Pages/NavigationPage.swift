import TerminalUI

/// Screens over screens: links to values and to views, titles, buttons in the bar, and a path that the page keeps.
struct NavigationPage: View {
  @State private var path: [Int] = []

  var body: some View {
    NavigationStack(path: $path) {
      List {
        NavigationLink("Number 1", value: 1)
        NavigationLink("Number 2", value: 2)
        NavigationLink("A view") { Text("It has no value.").navigationTitle("A view") }
        Button("Three screens at once") { path = [1, 2, 3] }
      }
      .navigationTitle("Numbers")
      .navigationDestination(for: Int.self) { number in
        NumberScreen(number: number) { path = [] }
      }
    }
  }
}

/// One number, and the way to the next.
private struct NumberScreen: View {
  let number: Int
  let goHome: () -> Void

  var body: some View {
    VStack(spacing: 16) {
      Text("This is \(number).")
      NavigationLink("On to \(number + 1)", value: number + 1)
    }
    .navigationTitle("Number \(number)")
    .toolbar {
      ToolbarItem(placement: .primaryAction) { Button("Home", action: goHome) }
    }
  }
}
