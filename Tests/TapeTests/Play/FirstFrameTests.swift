import Cells
import Observation
import Tape
import Testing
import Views

/// What a program begins with before its screen appears.
@MainActor struct FirstFrameTests {
  @MainActor @Observable final class Model {
    private(set) var words = "loading"

    func load(_ responses: TapeResponses) async {
      if (try? await responses.next()) != nil { words = "loaded" }
    }
  }

  private struct Screen: View {
    let model: Model

    var body: some View { Text(model.words) }
  }

  private func play(_ text: String) async throws -> [String] {
    let script = try TapeScript(text, file: "first.tape")
    let player = Player(script, size: Size(width: 7, height: 1)) { context in
      let model = Model()
      if let responses = context.responses { Task { await model.load(responses) } }
      return TapeProgram { Screen(model: model) }
    }
    var screens: [String] = []
    player.onFrame = { screens.append($0.buffer.text) }
    try await player.play()
    return screens
  }

  @Test func `the first frame comes before any response, as on a terminal`() async throws {
    let answered = try await play("Serve empty")
    #expect(answered == ["loading", "loaded"])
    let unanswered = try await play("Serve never")
    #expect(unanswered == ["loading"])
  }
}
