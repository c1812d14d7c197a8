import Cells
import Observation
import StateKit
import Terminal
import TestSupport
import Testing
import Views

@testable import TerminalUI

/// The loop that joins views to a terminal, on a terminal in memory.
@MainActor struct EventLoopTests {
  private struct Screen: View {
    let log: Log
    @State private var count = 0
    @State private var isSpinning = false
    @Environment(\.quit) private var quit
    @Environment(\.copy) private var copy

    var body: some View {
      VStack {
        Text("count \(count)")
        if isSpinning { ProgressView() }
      }
      .onKeyPress("a") { run { count += 1 } }
      .onKeyPress("s") { run { isSpinning.toggle() } }
      .onKeyPress("q") { run { quit() } }
      .onKeyPress("y") { run { copy("a link") } }
      .onDisappear { log.words.append("gone") }
    }

    private func run(_ action: () -> Void) -> KeyPress.Result {
      action()
      return .handled
    }
  }

  private final class Log {
    var words: [String] = []
  }

  private let log = Log()
  private let console = MemoryConsole()
  private let loop: EventLoop

  init() {
    loop = EventLoop(
      terminal: console, clock: .continuous(), content: AnyView(Screen(log: log)))
  }

  private func key(_ key: KeyEquivalent, _ modifiers: EventModifiers = []) -> Event {
    .key(KeyPress(key, modifiers: modifiers))
  }

  /// Starts the loop, and returns the task that ends with it.
  private func start() async -> Task<Void, Never> {
    let running = Task { await loop.run() }
    await until { console.frameCount > 0 }
    for _ in 0..<10 { await Task.yield() }
    return running
  }

  @Test func `the first frame has the size that the terminal has then`() async {
    console.size = Size(width: 50, height: 8)
    let running = await start()
    #expect(console.shownSize == Size(width: 50, height: 8))
    loop.receive([key("c", .control)])
    await running.value
  }

  @Test func `a burst of keys is one frame`() async {
    let running = await start()
    let before = console.frameCount
    loop.receive([key("a"), key("a"), key("a")])
    #expect(console.frameCount == before + 1)
    loop.receive([key("c", .control)])
    await running.value
  }

  @Test func `what changes nothing writes nothing`() async {
    let running = await start()
    let before = console.runCount
    loop.receive([key("x"), .focus(isActive: false), .paste("text")])
    for _ in 0..<20 { await Task.yield() }
    #expect(console.runCount == before)
    loop.receive([key("q")])
    await running.value
  }

  @Test func `what moves is drawn until it is gone`() async {
    let running = await start()
    loop.receive([key("s")])
    let before = console.frameCount
    await until { console.frameCount >= before + 2 }
    loop.receive([key("s"), key("q")])
    await running.value
  }

  @Test func `the views go when the program ends`() async {
    let running = await start()
    loop.receive([key("q")])
    await running.value
    #expect(log.words == ["gone"])
    #expect(console.isClosed)
  }

  @Test func `a stop and an order to redraw reach the terminal`() async {
    let running = await start()
    let before = console.runCount
    loop.receive([key("z", .control), .suspend, .resumed, key("l", .control)])
    #expect(console.words == ["suspend", "suspend", "repaint"])
    #expect(console.runCount == before, "the terminal redraws automatically")
    loop.receive([key("q")])
    await running.value
  }

  @Test func `the loop's own keys can be others`() async {
    let keys = [
      KeyPress("z"): KeyPress("z", modifiers: .control),
      KeyPress("w"): KeyPress("l", modifiers: .control),
    ]
    let screen = AnyView(
      Text("here").keysTranslated { press in
        press.modifiers == .control ? [] : [keys[press] ?? press]
      })
    let loop = EventLoop(terminal: console, clock: .continuous(), content: screen)
    let running = Task { await loop.run() }
    await until { console.frameCount > 0 }
    loop.receive([key("z", .control), key("l", .control), key("z"), key("w")])
    #expect(console.words == ["suspend", "repaint"])
    loop.receive([key("c", .control)])
    await running.value
  }

  @Test func `emoji have names until the terminal says that it shows them`() async {
    let screen = AnyView(Text("🇩🇪 👨‍👩‍👧‍👦"))
    let loop = EventLoop(terminal: console, clock: .continuous(), content: screen)
    let running = Task { await loop.run() }
    await until { console.frameCount > 0 }
    #expect(console.text.contains("[DE] [family]"))
    console.features = TerminalFeatures(emoji: .all)
    loop.receive([])
    #expect(console.text.contains("🇩🇪 👨‍👩‍👧‍👦"))
    loop.receive([key("c", .control)])
    await running.value
  }

  private struct PixelsView: View {
    @Environment(\.drawsPixels) private var drawsPixels
    var body: some View { Text(drawsPixels ? "pixels" : "cells") }
  }

  @Test func `pictures are cells until the terminal says that it draws pixels`() async {
    let loop = EventLoop(terminal: console, clock: .continuous(), content: AnyView(PixelsView()))
    let running = Task { await loop.run() }
    await until { console.frameCount > 0 }
    #expect(console.text.contains("cells"))
    console.features = TerminalFeatures(hasPixels: true)
    loop.receive([])
    #expect(console.text.contains("pixels"))
    loop.receive([key("c", .control)])
    await running.value
  }

  @Test func `what a view copies reaches the terminal`() async {
    let running = await start()
    loop.receive([key("y"), key("q")])
    #expect(console.words == ["copy a link"])
    await running.value
  }

  @Observable final class Model { var count = 0 }

  private struct Counter: View {
    let model: Model
    @State private var keys = 0

    var body: some View {
      Text("count \(model.count), keys \(keys)")
        .onKeyPress("a") {
          keys += 1
          return .handled
        }
    }
  }

  @Test func `changes are at most sixty frames a second, and a key is shown at once`() async {
    let (time, model) = (TestClock(), Model())
    let loop = EventLoop(
      terminal: console, clock: time.clock, content: AnyView(Counter(model: model)))
    let running = Task { await loop.run() }
    await until { console.frameCount > 0 }
    time.advance(by: .seconds(1))
    model.count += 1
    await until { console.frameCount == 2 }
    #expect(console.text.contains("count 1,"), "after a pause it is shown at once")
    for sixtieth in 1...6 {
      for _ in 0..<20 {
        model.count += 1
        for _ in 0..<5 { await Task.yield() }
      }
      #expect(console.frameCount == sixtieth + 1)
      time.advance(by: .seconds(1) / 60)
      await until { console.frameCount == sixtieth + 2 }
      #expect(console.text.contains("count \(model.count),"))
    }
    let before = console.frameCount
    loop.receive([key("a")])
    #expect(console.frameCount == before + 1)
    #expect(console.text.contains("count 121, keys 1"))
    loop.receive([key("c", .control)])
    await running.value
  }

  @Test func `a thousand changes in a second are at most 61 frames, and the last one is shown`()
    async
  {
    let (time, model) = (TestClock(), Model())
    let loop = EventLoop(
      terminal: console, clock: time.clock, content: AnyView(Counter(model: model)))
    let running = Task { await loop.run() }
    await until { console.frameCount > 0 }
    time.advance(by: .seconds(1))
    let before = console.frameCount
    for _ in 1...1000 {
      model.count += 1
      for _ in 0..<3 { await Task.yield() }
      time.advance(by: .milliseconds(1))
    }
    time.advance(by: .milliseconds(17))
    await until { console.text.contains("count 1000,") }
    #expect(console.frameCount - before <= 61)
    loop.receive([key("c", .control)])
    await running.value
  }

  @Test func `a listener gets the instant of each event, and the end`() async {
    let time = TestClock()
    var received: [String] = []
    let loop = EventLoop(
      terminal: console, clock: time.clock, content: AnyView(Screen(log: log)),
      onEvent: { received.append("\($1.offset) \($0)") },
      onEnd: { [console] in received.append(console.isClosed ? "too late" : "end") })
    console.whileSuspended = { time.advance(by: .seconds(9)) }
    let running = Task { await loop.run() }
    await until { console.frameCount > 0 }
    time.advance(by: .seconds(1))
    loop.receive([.suspend, .focus(isActive: true), key("q")])
    await running.value
    #expect(
      received == [
        "0.0 seconds \(Event.resize(console.size))", "1.0 seconds suspend",
        "10.0 seconds focus(isActive: true)", "end",
      ])
  }
}
