import Cells
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
