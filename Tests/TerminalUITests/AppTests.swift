import Cells
import Observation
import StateKit
import Testing
import Views

@testable import TerminalUI

/// The state of a program itself.
@MainActor struct AppTests {
  @Test func `an app and a scene keep their state, and are redrawn when it changes`() {
    let host = Host(size: Size(width: 30, height: 3)) { Counting.content }
    func draw() -> String {
      let lines = host.frame(at: .init(offset: .zero)).buffer.lines
      host.runEffects()
      return lines[1].trimmingPrefix { $0 == " " }.description
    }
    #expect(draw() == "0 0 0")
    host.send(.key(KeyPress("a")))
    #expect(draw() == "1 0 0")
    host.send(.key(KeyPress("m")))
    host.send(.key(KeyPress("m")))
    #expect(draw() == "1 2 0")
    host.send(.key(KeyPress("s")))
    #expect(draw() == "1 2 1")
    #expect(Model.made == 1)
    host.close()
  }

  @Test func `what a window shows first is made once, and again when the app reads another value`()
  {
    let made = Made()
    let host = Host(size: Size(width: 30, height: 3)) {
      KeptBody(Window(made: made)) { $0.body._content }.environment(\.scenePhase, .active)
    }
    func draw() -> String {
      let lines = host.frame(at: .init(offset: .zero)).buffer.lines
      host.runEffects()
      return lines[1].trimmingPrefix { $0 == " " }.description
    }
    #expect(draw() == "0 of 1 true")
    for key in "aaaaa" {
      host.send(.key(KeyPress(KeyEquivalent(key))))
      _ = draw()
    }
    #expect(draw() == "5 of 1 true")
    #expect(made.count == 1)
    host.send(.key(KeyPress("o")))
    #expect(draw() == "5 of 1 false")
    #expect(made.count == 2)
    host.send(.key(KeyPress("m")))
    #expect(draw() == "5 of 1 true")
    #expect(made.count == 3)
    host.close()
  }

  @Test func `scenes may stand behind a check for newer systems`() {
    struct Guarded {
      @MainActor @SceneBuilder var body: some Scene {
        if #available(macOS 13, *) { WindowGroup { Text("newer") } }
        WindowGroup(id: "b") { Text("b") }
        if #available(macOS 13, *) {
          Settings { Text("settings") }
          WindowGroup(id: "c") { Text("c") }
        }
      }
    }
    let host = Host(size: Size(width: 9, height: 1)) { Guarded().body._content }
    #expect(host.frame(at: AnyClock.Instant(offset: .zero)).buffer.lines[0].contains("newer"))
  }
}

/// Counts how often the first value of a state is made.
@Observable private final class Made {
  @ObservationIgnored var count = 0
  var isTurned = false

  func next() -> Int {
    count += 1
    return count
  }
}

private struct Window {
  let made: Made
  @State private var isOdd = true
  @Environment(\.scenePhase) private var phase

  @MainActor @SceneBuilder var body: some Scene {
    let isShown = phase == .active && isOdd != made.isTurned
    WindowGroup {
      First(made: made, number: made.next(), isShown: isShown)
        .onKeyPress("o") {
          isOdd.toggle()
          return .handled
        }
        .onKeyPress("m") {
          made.isTurned.toggle()
          return .handled
        }
    }
  }
}

private struct First: View {
  @State private var number: Int
  @State private var presses = 0
  let isShown: Bool

  init(made: Made, number: Int, isShown: Bool) {
    _number = State(initialValue: number)
    self.isShown = isShown
  }

  var body: some View {
    Text("\(presses) of \(number) \(isShown)")
      .onKeyPress("a") {
        presses += 1
        return .handled
      }
  }
}

private final class Model: ObservableObject {
  nonisolated(unsafe) static var made = 0
  @Published var count = 0

  init() { Self.made += 1 }
}

private struct Counting: App {
  @State private var count = 0
  @StateObject private var model = Model()

  var body: some Scene { CountingScene(count: $count, model: model) }
}

private struct CountingScene: Scene {
  @Binding var count: Int
  @ObservedObject var model: Model
  @State private var own = 0

  var body: some Scene {
    WindowGroup {
      Text("\(count) \(model.count) \(own)")
        .onKeyPress("a") { add(to: $count) }
        .onKeyPress("m") { add(to: $model.count) }
        .onKeyPress("s") { add(to: $own) }
    }
  }

  private func add(to count: Binding<Int>) -> KeyPress.Result {
    count.wrappedValue += 1
    return .handled
  }
}
