import Cells
import Observation
import StateKit
import Testing

@testable import Views

/// When a frame is made at all: only when something it read has changed, or when something moves.
struct EvaluationTests {
  @Test func `state that no body reads asks for nothing`() {
    let stage = Stage { Remembering() }
    stage.draw()
    stage.host.send(.key(KeyPress("h")))
    #expect(!stage.host.needsFrame)
    stage.host.send(.key(KeyPress("s")))
    #expect(stage.host.needsFrame)
    #expect(stage.picture == "1")
    stage.host.send(.key(KeyPress("h")))
    #expect(stage.host.needsFrame)
    #expect(stage.picture == "2")
  }

  @Test func `state that only a row, a modal or a child reads asks for a frame`() {
    for container in 0..<4 {
      let stage = Stage(30, 8) { Reaching(container: container) }
      stage.press("a")
      stage.host.send(.key(KeyPress("b", modifiers: .control)))
      #expect(stage.picture.contains("is 1"), "\(container)")
      stage.host.send(.key(KeyPress("b", modifiers: .control)))
      #expect(stage.picture.contains("is 2"), "\(container)")
    }
  }

  @Test func `a payload is never lost, whatever equality says`() {
    let stage = Stage { Payloads() }
    stage.press("s")
    #expect(stage.picture == "1 state\n0 model\n0 object")
    stage.press("m")
    #expect(stage.picture == "1 state\n1 model\n0 object")
    stage.press("o")
    #expect(stage.picture == "1 state\n1 model\n1 object")
  }

  @Test func `a spinner that is hidden or covered moves nobody`() {
    let hidden = Stage {
      ProgressView().hidden()
      ProgressView().opacity(0)
      List { ProgressView() }.hidden()
    }
    hidden.draw()
    #expect(hidden.host.nextDue == nil)
    let covered = Stage {
      ProgressView().fullScreenCover(isPresented: .constant(true)) { Text("cover") }
    }
    covered.draw()
    #expect(covered.host.nextDue == nil)
    let moving = Stage {
      Text("x").fullScreenCover(isPresented: .constant(true)) { ProgressView() }
    }
    moving.draw()
    #expect(moving.host.nextDue?.offset == .milliseconds(100))
    let seen = Stage { ProgressView().alert("x", isPresented: .constant(true)) {} }
    seen.draw()
    #expect(seen.host.nextDue?.offset == .milliseconds(100))
  }

  @Test func `an idle screen evaluates nothing, however often it is asked`() {
    let log = Log()
    let stage = Stage {
      NavigationStack {
        List(0..<3, id: \.self) { _ in Counted(log: log) }.navigationTitle("x")
          .searchable(text: .constant("")).refreshable {}
      }
    }
    stage.draw()
    let count = log.count
    stage.host.send(.key(KeyPress("ö")))
    stage.host.send(.focus(isActive: true))
    #expect(!stage.host.needsFrame)
    #expect(stage.host.nextDue == nil)
    #expect(log.count == count)
  }

  @Test func `a change made while views appear costs one more frame`() {
    let log = Log()
    let stage = Stage { Rising(log: log) }
    stage.draw()
    #expect(log.count == 2)
    #expect(stage.picture == "5 4")
  }
}

private struct Remembering: View {
  @State private var hidden = 0
  @State private var isShown = false

  var body: some View {
    Text(isShown ? "\(hidden)" : "off")
      .onKeyPress("h") {
        hidden += 1
        return .handled
      }
      .onKeyPress("s") {
        isShown = true
        return .handled
      }
  }
}

private struct Reaching: View {
  let container: Int
  @State private var number = 0
  @State private var isShown = false

  var body: some View {
    VStack {
      if container == 0 { List { Reader(number: $number) } }
      if container == 1 { GeometryReader { _ in Reader(number: $number) } }
      if container == 2 { ViewThatFits { Reader(number: $number) } }
      Text("x").onKeyPress("a") {
        isShown = container == 3
        return .handled
      }
      if container != 3 { Button("b") { number += 1 }.keyboardShortcut("b") }
    }
    .sheet(isPresented: $isShown) {
      Reader(number: $number)
      Button("b") { number += 1 }.keyboardShortcut("b")
    }
  }
}

private struct Reader: View {
  @Binding var number: Int
  var body: some View { Text("is \(number)") }
}

/// Equal to any other.
private struct Sly: Equatable {
  var number = 0
  static func == (lhs: Sly, rhs: Sly) -> Bool { true }
}

private enum Phase {
  case loaded(Int)

  var number: Int {
    switch self {
    case .loaded(let number): number
    }
  }
}

@Observable private final class NewModel {
  var phase = Phase.loaded(0)
}

private final class OldModel: ObservableObject {
  @Published var sly = Sly()
}

private struct Payloads: View {
  @State private var sly = Sly()
  @State private var model = NewModel()
  @StateObject private var object = OldModel()

  var body: some View {
    VStack(alignment: .leading) {
      Text("\(sly.number) state")
      Text("\(model.phase.number) model")
      Text("\(object.sly.number) object")
    }
    .onKeyPress("s") {
      sly.number += 1
      return .handled
    }
    .onKeyPress("m") {
      model.phase = .loaded(1)
      return .handled
    }
    .onKeyPress("o") {
      object.sly = Sly(number: 1)
      return .handled
    }
  }
}

/// Several views that appear change what several views show.
private struct Rising: View {
  let log: Log
  @State private var first = 0
  @State private var second = 0

  var body: some View {
    log.count += 1
    return Text("\(first) \(second)")
      .onAppear { first += 1 }
      .task(id: 1) {}
      .onAppear {
        first += 4
        second = 4
      }
  }
}
