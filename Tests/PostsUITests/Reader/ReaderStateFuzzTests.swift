import Cells
import FixtureSupport
import Posts
import TestSupport
import Testing

@testable import PostsUI

/// Keys, clicks, sizes and answers in any order: the reader's screen is never wrong and never gone.
@MainActor struct ReaderStateFuzzTests {
  private static let keys: [KeyEquivalent] =
    ReaderCommand.allCases.filter { $0 != .quit }.map { KeyEquivalent($0.rawValue) } + [
      "j", "j", "k", "g", "G", " ", "x", "1", .return, .return, .return, .escape, .escape, .tab,
      .upArrow, .downArrow, .leftArrow, .rightArrow, .pageUp, .pageDown, .home, .end,
    ]

  @Test(arguments: 1...Soak.count(2, soak: 12)) func `any history leaves a screen that is right`(
    seed: Int
  ) async throws {
    var random = SeededGenerator(seed: seed)
    let fixture = try await ReaderFixture.sample(
      executor: seed.isMultiple(of: 2) ? LoadExecutor() : nil,
      add: { throw PostsError.badSource($0) })
    for _ in 0..<80 {
      await step(fixture, &random)
      let frame = fixture.draw()
      #expect(frame.size == fixture.host.size, "seed \(seed)")
      #expect(fixture.draw().text == frame.text, "a still screen draws the same, seed \(seed)")
      guard frame.size.width >= 40, frame.size.height >= 10 else { continue }
      let body = frame.lines.dropFirst().dropLast()
      #expect(body.contains { !$0.isEmpty }, "nothing is there, seed \(seed):\n\(frame.text)")
      // On a narrow screen the title bar truncates all of its texts.
      #expect(
        frame.lines[0].contains("Outpo") || frame.text.contains("╭"),
        "seed \(seed):\n\(frame.text)")
    }
    #expect(!fixture.didQuit)
  }

  private func step(_ fixture: ReaderFixture, _ random: inout SeededGenerator) async {
    switch Int.random(in: 0..<24, using: &random) {
    case 0:
      let size = Size(
        width: .random(in: 0...140, using: &random), height: .random(in: 0...45, using: &random))
      fixture.host.send(.resize(size))
    case 1...3:
      let place = Point(
        x: .random(in: 0..<120, using: &random), y: .random(in: 0..<40, using: &random))
      let action = [MouseEvent.Action.press, .release, .scrollUp, .scrollDown]
        .randomElement(using: &random)
      if let action { fixture.host.send(.mouse(MouseEvent(action, at: place))) }
    case 4: fixture.clock.advance(by: .milliseconds(.random(in: 1...20_000, using: &random)))
    case 5: answer(fixture, &random)
    case 6: for _ in 0..<100 { await Task.yield() }
    default: if let key = Self.keys.randomElement(using: &random) { fixture.press(key) }
    }
  }

  /// From now on a source answers so.
  private func answer(_ fixture: ReaderFixture, _ random: inout SeededGenerator) {
    let source = [Source].sample.randomElement(using: &random)?.id ?? ""
    let first = Int.random(in: 1...40, using: &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: fixture.fetcher.answer(source, .failure(.server(code: 401)))
    case 1: fixture.fetcher.answer(source, .failure(.server(code: 404)))
    default: fixture.fetcher.answer(source, titles: (first...50).map { "日本語 \($0)" })
    }
  }
}
