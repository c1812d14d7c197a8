import FixtureSupport
import TerminalUI
import TestSupport
import Testing

@testable import Gallery

/// The Gallery without a terminal: its script waits until the test lets it go on.
final class GalleryFixture: ScreenFixture {
  let clock = TestClock()
  let host: Host
  private let loads = Pauses()
  private var expected = 0
  private let quitFlag = Flag()

  private final class Flag { var isSet = false }

  /// What the Gallery has its pictures drawn by.
  static let decoder = PictureProgram().blockingDecoder

  /// Whether that can draw, which it cannot where it was built without libchafa.
  static func canDraw() async -> Bool {
    let request = PictureRequest(size: .zero)
    return (try? await decoder(PictureSample.png.bytes, request)) != nil
  }

  var didQuit: Bool { quitFlag.isSet }

  init(width: Int = 80, height: Int = 24) {
    let script = { [loads] in
      Script { outcome in
        await loads.pause()
        return outcome
      }
    }
    let quit = { [quitFlag] in quitFlag.isSet = true }
    let size = Size(width: width, height: height)
    host = Host(size: size, clock: clock.clock, quit: quit) {
      GalleryScreen(script: script).environment(\.pictureDecoder, Self.decoder)
    }
    draw()
  }

  /// Opens an approach from the menu, up to where its first load waits, if it begins with one.
  func open(_ approach: Approach) async {
    press(KeyEquivalent(Character("\(approach.rawValue)")))
    if approach != .login { await waitForLoad() }
  }

  /// Opens a page of controls from the menu.
  func open(_ page: ControlPage) {
    let index = ControlPage.allCases.firstIndex(of: page) ?? 0
    for _ in 0..<Approach.allCases.count + index { press(.downArrow) }
    press(.return)
  }

  /// Chooses how a load ends that starts now, up to where it waits.
  func load(_ outcome: Outcome) async {
    press(KeyEquivalent(Character("\(outcome.rawValue)")))
    await waitForLoad()
  }

  /// Waits until a load that was asked for has begun.
  func waitForLoad() async {
    expected += 1
    await run { self.loads.begun == self.expected }
  }

  /// Lets all loads come to their end.
  func finish() async {
    loads.end()
    await run { self.loads.ended == self.loads.begun }
  }

  /// Lets time pass, for spinners and toasts; loads do not end by it.
  func pass(_ duration: Duration) {
    clock.advance(by: duration)
    draw()
  }

  /// Types a text; a line break is Enter.
  func type(_ text: String) {
    for character in text { press(character == "\n" ? .return : KeyEquivalent(character)) }
  }

  /// Lets tasks run until something has come about.
  func run(
    sourceLocation: SourceLocation = #_sourceLocation, until condition: () -> Bool
  ) async {
    await TestSupport.until(
      sourceLocation: sourceLocation, pass: { if host.needsFrame { draw() } }, seen: { text },
      condition)
    draw()
  }
}

/// What is waited for in place of time.
private final class Pauses {
  private(set) var begun = 0
  private(set) var ended = 0
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func pause() async {
    begun += 1
    await withCheckedContinuation { waiting.append($0) }
    ended += 1
  }

  func end() {
    for continuation in waiting { continuation.resume() }
    waiting = []
  }
}
