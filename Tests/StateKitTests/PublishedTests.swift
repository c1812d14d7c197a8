import Observation
import StateKit
import Synchronization
import Testing

/// `ObservableObject` and `@Published`, without a view.
struct PublishedTests {
  @Test func `each property is observed separately`() {
    let model = Model()
    let name = changes { model.name }
    let number = changes { model.number }
    model.name = "b"
    #expect((name(), number()) == (1, 0))
    model.number = 1
    #expect((name(), number()) == (1, 1))
    #expect(model.name == "b")
  }

  @Test func `a value that is equal to the one before is announced too`() {
    let model = Model()
    let name = changes { model.name }
    model.name = "a"
    #expect(name() == 1)
  }

  @Test func `the publisher speaks before the value is stored`() {
    let model = Model()
    let seen = Mutex<[String]>([])
    withObservationTracking {
      model.objectWillChange.observe()
    } onChange: {
      seen.withLock { $0.append(model.name) }
    }
    model.name = "b"
    #expect(seen.withLock { $0 } == ["a"])
    #expect(model.name == "b")
  }

  @Test func `all properties of an object, and of its superclass, share its publisher`() {
    let model = Derived()
    #expect(model.objectWillChange === model.objectWillChange)
    #expect(model.objectWillChange !== Derived().objectWillChange)
    for change in [{ model.name = "x" }, { model.number = 2 }, { model.extra = 3 }] {
      let changeCount = changes { model.objectWillChange.observe() }
      change()
      #expect(changeCount() == 1)
    }
  }

  @Test func `an object without properties announces by hand`() {
    let plain = Plain()
    let changeCount = changes { plain.objectWillChange.observe() }
    plain.objectWillChange.send()
    #expect(changeCount() == 1)
  }

  @Test func `an object may bring its own publisher`() {
    let own = Own()
    let changeCount = changes { own.objectWillChange.observe() }
    own.value = 1
    #expect(changeCount() == 0)
    own.objectWillChange.send()
    #expect(changeCount() == 1)
  }

  @Test @MainActor func `a model of the main actor may have them`() {
    let model = MainModel()
    let changeCount = changes { model.objectWillChange.observe() }
    model.items.append(3)
    #expect(changeCount() == 1)
    #expect(model.items == [1, 3])
  }

  @Test func `many threads may speak at once`() async {
    let model = Model()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<50 {
        group.addTask {
          for _ in 0..<20 { model.objectWillChange.send() }
        }
      }
    }
    let changeCount = changes { model.objectWillChange.observe() }
    model.number = 4
    #expect(changeCount() == 1)
  }
}

/// Counts the changes of what is read now: one at most.
private func changes(of read: () -> some Any) -> () -> Int {
  let count = Count()
  _ = withObservationTracking(read) { count.value.add(1, ordering: .relaxed) }
  return { count.value.load(ordering: .relaxed) }
}

private final class Count: Sendable {
  let value = Atomic(0)
}

private class Model: ObservableObject, @unchecked Sendable {
  @Published var name = "a"
  @Published var number: Int

  init() { number = 0 }
}

private final class Derived: Model, @unchecked Sendable {
  @Published var extra = 1
}

private final class Plain: ObservableObject {}

private final class Own: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  @Published var value = 0
}

@MainActor private final class MainModel: ObservableObject {
  @Published private(set) var ready = false
  @Published var items = [1]
}
