import Cells
import Observation
import StateKit
import Testing

@testable import Views

/// When a frame is made at all: only when something it read has changed, or when something moves.
struct EvaluationTests {
  @Test func `state that no body reads asks for nothing`() {
    let fixture = ViewFixture { Remembering() }
    fixture.draw()
    fixture.host.send(.key(KeyPress("h")))
    #expect(!fixture.host.needsFrame)
    fixture.host.send(.key(KeyPress("s")))
    #expect(fixture.host.needsFrame)
    #expect(fixture.picture == "1")
    fixture.host.send(.key(KeyPress("h")))
    #expect(fixture.host.needsFrame)
    #expect(fixture.picture == "2")
  }

  @Test func `state that only a row, a modal or a child reads asks for a frame`() {
    for container in 0..<4 {
      let fixture = ViewFixture(30, 8) { Reaching(container: container) }
      fixture.press("a")
      fixture.host.send(.key(KeyPress("y", modifiers: .control)))
      #expect(fixture.picture.contains("is 1"), "\(container)")
      fixture.host.send(.key(KeyPress("y", modifiers: .control)))
      #expect(fixture.picture.contains("is 2"), "\(container)")
    }
  }

  @Test func `a payload is never lost, whatever equality says`() {
    let fixture = ViewFixture { Payloads() }
    fixture.press("s")
    #expect(fixture.picture == "1 state\n0 model\n0 object")
    fixture.press("m")
    #expect(fixture.picture == "1 state\n1 model\n0 object")
    fixture.press("o")
    #expect(fixture.picture == "1 state\n1 model\n1 object")
  }

  @Test func `a spinner that is hidden or covered moves nobody`() {
    let hidden = ViewFixture {
      ProgressView().hidden()
      ProgressView().opacity(0)
      List { ProgressView() }.hidden()
    }
    hidden.draw()
    #expect(hidden.host.nextDue == nil)
    let covered = ViewFixture {
      ProgressView().fullScreenCover(isPresented: .constant(true)) { Text("cover") }
    }
    covered.draw()
    #expect(covered.host.nextDue == nil)
    let moving = ViewFixture {
      Text("x").fullScreenCover(isPresented: .constant(true)) { ProgressView() }
    }
    moving.draw()
    #expect(moving.host.nextDue?.offset == .milliseconds(100))
    let seen = ViewFixture { ProgressView().alert("x", isPresented: .constant(true)) {} }
    seen.draw()
    #expect(seen.host.nextDue?.offset == .milliseconds(100))
  }

  @Test func `an idle screen evaluates nothing, however often it is asked`() {
    let log = Log()
    let fixture = ViewFixture {
      NavigationStack {
        List(0..<3, id: \.self) { _ in Counted(log: log) }.navigationTitle("x")
          .searchable(text: .constant("")).refreshable {}
      }
    }
    fixture.draw()
    let count = log.count
    fixture.host.send(.key(KeyPress("ö")))
    fixture.host.send(.focus(isActive: true))
    #expect(!fixture.host.needsFrame)
    #expect(fixture.host.nextDue == nil)
    #expect(log.count == count)
  }

  @Test func `a change made while views appear costs one more frame`() {
    let log = Log()
    let fixture = ViewFixture { Rising(log: log) }
    fixture.draw()
    #expect(log.count == 2)
    #expect(fixture.picture == "5 4")
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
      if container != 3 { Button("b") { number += 1 }.keyboardShortcut("y") }
    }
    .sheet(isPresented: $isShown) {
      Reader(number: $number)
      Button("b") { number += 1 }.keyboardShortcut("y")
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
