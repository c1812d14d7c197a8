import TerminalUI

@main struct Die: App {
  var body: some Scene {
    WindowGroup { DieScreen() }
  }
}

struct LostDie: Error {}

struct DieScreen: View {
  @State private var die: Loader<Int>

  init(clock: AnyClock = .continuous(), random: RandomSource = .system) {
    _die = State(
      initialValue: Loader(clock: clock) {
        try await clock.sleep(for: .seconds(1))
        var random = random
        let number = Int.random(in: 0...6, using: &random)
        if number == 0 { throw LostDie() }
        return .value(number)
      })
  }

  var body: some View {
    VStack(spacing: 16) {
      switch die.state {
      case .idle, .empty: Text("Press Enter to roll.")
      case .loading: ProgressView("Rolling…")
      case .loaded(let number): Text("You rolled \(number).").bold()
      case .error: Text("The die fell off the table.").foregroundStyle(.red)
      }
      Button("Roll") { die.load() }.disabled(die.state.isLoading)
    }
  }
}
