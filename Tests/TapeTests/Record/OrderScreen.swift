import Cells
import Observation
import StateKit
import Tape
import Views

/// A screen that asks for one answer when `a` is pressed, and shows in which order keys and the answer came.
struct OrderScreen: View {
  @MainActor @Observable final class Model {
    private(set) var words: [String] = []
    private let responses: TapeResponses?

    init(responses: TapeResponses?) { self.responses = responses }

    func take(_ word: String) {
      words.append(word)
      guard word == "a" else { return }
      Task {
        _ = try await responses?.next()
        words.append("answer")
      }
    }
  }

  let model: Model

  var body: some View {
    Text(model.words.joined(separator: " "))
      .frame(maxWidth: .infinity, alignment: .leading)
      .onKeyPress { press in
        model.take(press.characters)
        return .handled
      }
  }

  /// What the screen shows when a tape has been played on it.
  @MainActor static func played(_ script: TapeScript) async throws -> String {
    let player = Player(script) { context in
      let model = Model(responses: context.responses)
      return TapeProgram { OrderScreen(model: model) }
    }
    try await player.play()
    return player.snapshot.buffer.text
  }
}
