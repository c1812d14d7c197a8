import Cells
import Posts
import StageSupport
import TestSupport
import Testing

@testable import PostsUI

/// Keys, clicks, sizes and answers in any order: the screen is never wrong and never gone.
@MainActor struct AnythingGoesTests {
  private static let keys: [KeyEquivalent] = [
    "r", "r", "j", "k", "g", "G", "?", " ", "x", .return, .return, .escape, .tab, .upArrow,
    .downArrow, .leftArrow, .rightArrow, .pageUp, .pageDown, .home, .end,
  ]

  @Test(arguments: 1...Soak.count(2, soak: 12)) func `any history leaves a screen that is right`(
    seed: Int
  ) async {
    var random = SeededGenerator(seed: seed)
    let stage = PostsStage()
    for _ in 0..<100 {
      await step(stage, &random)
      let frame = stage.draw()
      #expect(frame.size == stage.host.size, "seed \(seed)")
      #expect(stage.draw().text == frame.text, "a still screen draws the same, seed \(seed)")
      checkContent(stage, frame, seed)
    }
  }

  private func step(_ stage: PostsStage, _ random: inout SeededGenerator) async {
    switch Int.random(in: 0..<20, using: &random) {
    case 0:
      let size = Size(
        width: .random(in: 0...120, using: &random), height: .random(in: 0...40, using: &random))
      stage.host.send(.resize(size))
    case 1...3:
      let place = Point(
        x: .random(in: 0..<80, using: &random), y: .random(in: 0..<24, using: &random))
      let action = [MouseEvent.Action.press, .release, .scrollUp, .scrollDown]
        .randomElement(using: &random)
      if let action { stage.host.send(.mouse(MouseEvent(action, at: place))) }
    case 4: stage.clock.advance(by: .milliseconds(.random(in: 1...2000, using: &random)))
    case 5...6: if stage.model.state.isLoading { await answer(stage, &random) }
    default: if let key = Self.keys.randomElement(using: &random) { stage.press(key) }
    }
  }

  /// Answers every load that waits, so that those which were given up are answered too.
  private func answer(_ stage: PostsStage, _ random: inout SeededGenerator) async {
    while stage.model.state.isLoading {
      let first = Int.random(in: 1...40, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: await stage.service.answer(.failure(PostsError.server(code: 500)))
      case 1: await stage.service.answer(.success([]))
      default: await stage.service.answer(.success(.mixed + .plain(from: 100 + first, to: 180)))
      }
      for _ in 0..<20 { await Task.yield() }
    }
  }

  /// What was loaded is on the screen, whatever happened since.
  private func checkContent(_ stage: PostsStage, _ frame: CellBuffer, _ seed: Int) {
    guard stage.model.state.content != nil, frame.size.width >= 40, frame.size.height >= 10 else {
      return
    }
    let body = frame.lines.dropFirst().dropLast()
    #expect(body.contains { !$0.isEmpty }, "content is gone, seed \(seed):\n\(frame.text)")
  }
}
