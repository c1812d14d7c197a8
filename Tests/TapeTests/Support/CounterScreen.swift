import Cells
import Observation
import StateKit
import Tape
import Views

/// Counts keys and seconds, and loads.
struct CounterScreen: View {
  @MainActor @Observable final class Model {
    var outcome = "idle"
  }

  let model: Model
  let responses: TapeResponses?
  @State private var count = 0
  @State private var ticks = 0
  @State private var isTicking = true
  @State private var request = 0
  @Environment(\.clock) private var clock
  @Environment(\.scenePhase) private var phase
  @Environment(\.quit) private var quit

  static func program(on context: PlaybackContext) -> TapeProgram {
    let model = Model()
    let state = { model.outcome }
    return TapeProgram(state: state) {
      CounterScreen(model: model, responses: context.responses)
    }
  }

  var body: some View {
    VStack(alignment: .leading) {
      Text("count \(count)").onTapGesture { count += 10 }
      Text("ticks \(ticks)")
      Text(model.outcome)
      Text("\(phase)")
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .onKeyPress("+") { run { count += 1 } }
    .onKeyPress("q") { run { quit() } }
    .onKeyPress("s") { run { isTicking = false } }
    .onKeyPress("l") { run { request += 1 } }
    .task(id: isTicking) {
      while isTicking, (try? await clock.sleep(for: .seconds(1))) != nil { ticks += 1 }
    }
    .task(id: request) { await load() }
  }

  private func load() async {
    guard request > 0, let responses else { return }
    model.outcome = "loading"
    switch try? await responses.next() {
    case .posts: model.outcome = "posts"
    case .feed: model.outcome = "feed"
    case .picture: model.outcome = "picture"
    case .empty: model.outcome = "empty"
    case .status(let code, _): model.outcome = "status \(code)"
    case .fail(let message, _): model.outcome = message
    case .never, nil: model.outcome = "cancelled"
    }
  }

  private func run(_ action: () -> Void) -> KeyPress.Result {
    action()
    return .handled
  }
}
