import Cells
import StateKit
import TestSupport
import Testing

@testable import Views

/// Coming and going, tasks, and when a frame is needed at all.
struct LifetimeTests {
  @Test func `a view appears and disappears once`() {
    let log = Log()
    let fixture = ViewFixture { Switching { if $0 { Noisy(name: "a", log: log) } } }
    fixture.draw()
    fixture.resize(9, 9)
    #expect(log.take() == ["a came"])
    fixture.press("s")
    #expect(log.take() == ["a went"])
    fixture.press("s")
    #expect(log.take() == ["a came"])
  }

  @Test func `effects run after the frame, never in it`() {
    let log = Log()
    let fixture = ViewFixture { Switching { if $0 { Noisy(name: "a", log: log) } } }
    _ = fixture.host.frame(at: fixture.now)
    #expect(log.entries.isEmpty)
    fixture.host.runEffects()
    #expect(log.take() == ["a came"])
    fixture.host.send(.key(KeyPress("s")))
    _ = fixture.host.frame(at: fixture.now)
    #expect(log.entries.isEmpty)
    fixture.host.runEffects()
    #expect(log.take() == ["a went"])
  }

  @Test func `a view that is replaced by one of another type goes after the frame`() {
    let log = Log()
    let fixture = ViewFixture {
      Switching {
        $0 ? AnyView(Noisy(name: "a", log: log)) : AnyView(Noisy(name: "b", log: log).padding())
      }
    }
    fixture.draw()
    #expect(log.take() == ["a came"])
    fixture.host.send(.key(KeyPress("s")))
    _ = fixture.host.frame(at: fixture.now)
    #expect(log.entries.isEmpty)
    fixture.host.runEffects()
    #expect(log.take() == ["a went", "b came"])
  }

  @Test func `a view that came and went between two runs of effects leaves nothing behind`() {
    let log = Log()
    let fixture = ViewFixture { Switching { if $0 { Noisy(name: "a", log: log) } } }
    _ = fixture.host.frame(at: fixture.now)
    fixture.host.send(.key(KeyPress("s")))
    _ = fixture.host.frame(at: fixture.now)
    fixture.host.runEffects()
    #expect(log.take() == ["a came", "a went"])
  }

  @Test func `rows of a list appear when they come into view`() {
    let log = Log()
    let fixture = ViewFixture(20, 2) {
      List((0..<9).map(Row.init)) { Noisy(name: "\($0.id)", log: log) }
    }
    fixture.draw()
    #expect(log.take() == ["0 came", "1 came"])
    fixture.press(.end)
    #expect(log.take().sorted() == ["0 went", "1 went", "7 came", "8 came"])
  }

  @Test func `what is in a sheet comes and goes with it, and begins again`() {
    let log = Log()
    let fixture = ViewFixture(30, 8) { Sheeted(log: log) }
    fixture.press("s", "c")
    #expect(log.take() == ["in came"])
    #expect(fixture.picture.contains("c 1"))
    fixture.press(.escape)
    #expect(log.take() == ["in went"])
    fixture.press("s")
    #expect(fixture.picture.contains("c 0"))
  }

  @Test func `what appears may change state, which asks for another frame`() {
    let fixture = ViewFixture { Appearing() }
    #expect(fixture.frame().lines[0] == "0")
    #expect(fixture.host.needsFrame)
    #expect(fixture.picture == "1")
  }

  @Test func `a task starts once, and is cancelled when its view goes`() async {
    let log = Log()
    let fixture = ViewFixture { Switching { if $0 { Working(log: log) } } }
    fixture.draw()
    fixture.draw()
    await until { !log.entries.isEmpty }
    #expect(log.take() == ["started"])
    fixture.press("s")
    await until { !log.entries.isEmpty }
    #expect(log.take() == ["cancelled"])
  }

  @Test func `a still host needs no frame and has none due`() {
    let fixture = ViewFixture {
      Counter("a")
      List([Row(1)]) { _ in Text("row") }
      Button("b") {}
    }
    fixture.draw()
    #expect(!fixture.host.needsFrame)
    #expect(fixture.host.nextDue == nil)
    #expect(fixture.wakeCount == 0)
  }

  @Test func `several changes wake the loop once`() {
    let model = Model()
    let fixture = ViewFixture {
      Reading(model: model)
      Counter("a")
    }
    fixture.draw()
    model.number = 1
    model.number = 2
    fixture.host.send(.key(KeyPress("a")))
    fixture.host.send(.resize(Size(width: 9, height: 9)))
    #expect(fixture.wakeCount == 1)
    fixture.draw()
    model.number = 3
    #expect(fixture.wakeCount == 2)
  }

  @Test func `a loop that is at work is not woken, and asks afterwards`() {
    let model = Model()
    let fixture = ViewFixture { Reading(model: model) }
    fixture.draw()
    fixture.host.whileAwake { model.number = 1 }
    #expect(fixture.wakeCount == 0)
    #expect(fixture.host.needsFrame)
    fixture.draw()
    model.number = 2
    #expect(fixture.wakeCount == 1)
  }

  @Test func `many frames cost a model no more than one`() {
    let model = Model()
    let fixture = ViewFixture {
      Reading(model: model)
      Counter("a")
    }
    for _ in 0..<100 { fixture.press("a") }
    let before = fixture.wakeCount
    model.number = 1
    #expect(fixture.wakeCount == before + 1)
  }

  @Test func `events that concern no view are not used`() {
    let fixture = ViewFixture { Text("x") }
    fixture.draw()
    for event in [Event.paste("x"), .focus(isActive: true), .key(KeyPress("x")), .endOfInput] {
      #expect(!fixture.host.send(event))
    }
    #expect(!fixture.host.needsFrame)
    #expect(fixture.host.send(.resumed))
    #expect(fixture.host.needsFrame)
  }

  @Test func `a sign of progress moves ten times a second, and asks for no frame once it is gone`()
  {
    let fixture = ViewFixture { Switching { if $0 { ProgressView("Loading") } } }
    #expect(fixture.picture == "⠋ Loading")
    #expect(fixture.host.nextDue?.offset == .milliseconds(100))
    fixture.now.offset = .milliseconds(99)
    #expect(fixture.picture == "⠋ Loading")
    fixture.now.offset = .milliseconds(100)
    #expect(fixture.picture == "⠙ Loading")
    #expect(fixture.host.nextDue?.offset == .milliseconds(200))
    fixture.now.offset = .milliseconds(1234)
    #expect(fixture.picture == "⠹ Loading")
    #expect(fixture.host.nextDue?.offset == .milliseconds(1300))
    #expect(!fixture.host.needsFrame)
    fixture.press("s")
    #expect(fixture.host.nextDue == nil)
  }

  @Test func `signs of progress of every shape are drawn`() {
    #expect(picture(9, 1) { ProgressView() } == "⠋")
    #expect(picture(9, 2) { ProgressView { Text("日本") } } == "⠋ 日本")
    #expect(picture(3, 2) { ProgressView("long") } == "⠋ l\n  …")
    #expect(picture(1, 1) { ProgressView("long") } == "⠋")
    #expect(picture(0, 0) { ProgressView("long") } == "")
    let fixture = ViewFixture(9, 2) { List([Row(1)]) { _ in ProgressView() } }
    fixture.draw()
    #expect(fixture.host.nextDue != nil)
  }
}

private struct Noisy: View {
  let name: String
  let log: Log

  var body: some View {
    Text(name)
      .onAppear { log.add("\(name) came") }
      .onDisappear { log.add("\(name) went") }
  }
}

private struct Appearing: View {
  @State private var number = 0
  var body: some View { Text("\(number)").onAppear { number += 1 } }
}

private struct Working: View {
  let log: Log

  var body: some View {
    Text("x").task {
      log.add("started")
      await withTaskCancellationHandler {
        while !Task.isCancelled { await Task.yield() }
      } onCancel: {
      }
      log.add("cancelled")
    }
  }
}

private struct Sheeted: View {
  let log: Log
  @State private var isShown = false

  var body: some View {
    Text("x")
      .onKeyPress("s") {
        isShown = true
        return .handled
      }
      .sheet(isPresented: $isShown) {
        Noisy(name: "in", log: log)
        Counter("c")
      }
  }
}
