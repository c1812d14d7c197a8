import TerminalUI

@main struct Die: App {
  var body: some Scene {
    WindowGroup { DieScreen() }
  }
}

struct LostDie: Error {}

struct DieScreen: View {
  @State private var die = Loader<Int>(clock: .continuous()) {
    try await Task.sleep(for: .seconds(1))
    let number = Int.random(in: 0...6)
    if number == 0 { throw LostDie() }
    return .value(number)
  }
  @Environment(\.quit) private var quit

  var body: some View {
    VStack(spacing: 16) {
      render(state: die.state)
      Button("Roll") { die.load() }.disabled(die.state.isLoading)
    }
    .onKeyPress("q") {
      quit()
      return .handled
    }
  }

  @ViewBuilder func render(state: ViewState<Int>) -> some View {
    switch state {
    case .idle, .empty: Text("Press Enter to roll.")
    case .loading: ProgressView("Rolling…")
    case .loaded(let number): Text("You rolled \(number).").bold()
    case .error(_, .fullScreen): Text("The die fell off the table.")
    case .error(_, .alert(_, let last)), .error(_, .banner(let last)):
      Text("The die fell off the table; before, you had \(last).")
    }
  }
}
