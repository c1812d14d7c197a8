import Cells
import Observation
import StateKit
import Testing

@testable import Views

/// Bindings, the environment, and models that are observed.
struct DataTests {
  @Test func `a binding reads and writes what another view owns`() {
    let fixture = ViewFixture { Owner() }
    #expect(fixture.picture == "Ada 1 | 1")
    fixture.press("+", "+")
    #expect(fixture.picture == "Ada 3 | 3")
    fixture.press("r")
    #expect(fixture.picture == "Bob 3 | 3")
  }

  @Test func `a constant binding forgets what is written`() {
    let binding = Binding.constant(3)
    binding.wrappedValue = 9
    #expect(binding.wrappedValue == 3)
    #expect(Binding(projectedValue: binding).projectedValue.wrappedValue == 3)
  }

  @Test func `a binding can be made of two closures`() {
    var value = Pet()
    let binding = Binding(get: { value }, set: { value = $0 })
    binding.name.wrappedValue = "Eve"
    binding.wrappedValue.age = 7
    #expect(value.name == "Eve")
    #expect(value.age == 7)
  }

  @Test func `a value of the environment reaches the views below, and no other`() {
    let fixture = ViewFixture {
      Deep()
      VStack { Group { Deep() } }.environment(\.depth, 2)
      Deep().environment(\.depth, 3).environment(\.depth, 4)
    }
    #expect(fixture.picture == "depth 0\ndepth 2\ndepth 3")
  }

  @Test func `a row of a list inherits the environment`() {
    let fixture = ViewFixture(20, 2) { List([Row(1)]) { _ in Deep() }.environment(\.depth, 8) }
    #expect(fixture.picture == "▌ depth 8")
  }

  @Test func `a sheet inherits the environment`() {
    let fixture = ViewFixture(30, 7) {
      Text("x").sheet(isPresented: .constant(true)) { Deep() }.environment(\.depth, 8)
    }
    #expect(fixture.picture.contains("depth 8"))
  }

  @Test func `quitting is the host's business`() {
    let log = Log()
    let host = Host(
      size: Size(width: 9, height: 1), quit: { log.add("quit") }, root: { Quitting() })
    _ = host.frame(at: .init(offset: .zero))
    host.send(.key(KeyPress("q")))
    #expect(log.entries == ["quit"])
  }

  @Test func `the clock of the host has the time between frames`() {
    let time = TestClock()
    let log = Log()
    let host = Host(size: Size(width: 9, height: 1), clock: time.clock) { Timed(log: log) }
    _ = host.frame(at: time.now)
    time.advance(by: .seconds(5))
    host.send(.key(KeyPress("t")))
    #expect(log.entries == ["0.0 seconds, 5.0 seconds"])
  }

  @Test func `a model that a body read asks for a frame when it changes`() {
    let model = Model()
    let fixture = ViewFixture { Reading(model: model) }
    #expect(fixture.picture == "number 0")
    model.number = 1
    #expect(fixture.host.needsFrame)
    #expect(fixture.picture == "number 1")
    model.number = 2
    #expect(fixture.picture == "number 2")
  }

  @Test func `a property that no body read asks for nothing`() {
    let model = Model()
    let fixture = ViewFixture { Reading(model: model) }
    fixture.draw()
    model.unread = 9
    #expect(!fixture.host.needsFrame)
  }

  @Test func `a model that only a row of a list read asks for a frame`() {
    let model = Model()
    let fixture = ViewFixture(20, 3) { List([Row(1)]) { _ in Reading(model: model) } }
    #expect(fixture.picture == "▌ number 0")
    model.number = 1
    #expect(fixture.host.needsFrame)
    #expect(fixture.picture == "▌ number 1")
  }

  @Test func `a model that only a modal read asks for a frame`() {
    let model = Model()
    let fixture = ViewFixture(30, 5) {
      Text("x").sheet(isPresented: .constant(true)) {
        List([Row(1)]) { _ in Reading(model: model) }
      }
    }
    fixture.draw()
    model.number = 1
    #expect(fixture.host.needsFrame)
  }

  @Test func `a model that is read no more asks for nothing`() {
    let model = Model()
    let fixture = ViewFixture { Switching { if $0 { Reading(model: model) } } }
    fixture.draw()
    fixture.press("s")
    model.number = 1
    #expect(!fixture.host.needsFrame)
    #expect(fixture.wakeCount == 1)
  }
}

private struct Pet {
  var name = "Ada"
  var age = 1
}

private struct Owner: View {
  @State private var pet = Pet()

  var body: some View {
    HStack {
      Text("\(pet.name) \(pet.age) |")
      Ager(age: $pet.age)
    }
    .onKeyPress("r") {
      pet.name = "Bob"
      return .handled
    }
  }
}

private struct Ager: View {
  @Binding var age: Int

  var body: some View {
    Text("\(age)").onKeyPress("+") {
      age += 1
      return .handled
    }
  }
}

private struct DepthKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
  fileprivate var depth: Int {
    get { self[DepthKey.self] }
    set { self[DepthKey.self] = newValue }
  }
}

private struct Deep: View {
  @Environment(\.depth) private var depth
  var body: some View { Text("depth \(depth)") }
}

private struct Quitting: View {
  @Environment(\.quit) private var quit

  var body: some View {
    Text("x").onKeyPress("q") {
      quit()
      return .handled
    }
  }
}

@Observable final class Model {
  var number = 0
  var unread = 0
}

struct Reading: View {
  let model: Model
  var body: some View { Text("number \(model.number)") }
}

private struct Timed: View {
  let log: Log
  @Environment(\.now) private var now
  @Environment(\.clock) private var clock

  var body: some View {
    Text("x").onKeyPress("t") { log.handle("\(now.offset), \(clock.now.offset)") }
  }
}
