import Cells
import StateKit
import Testing

@testable import Views

/// Models of the older kind: `ObservableObject` and the properties that watch it.
struct ObservableObjectTests {
  @Test func `a state object is made once for each place`() {
    let log = Log()
    let owner = Owning(log: log)
    let fixture = ViewFixture {
      owner
      owner
    }
    #expect(fixture.picture == "▸ 日本 0 ◂\n[ 日本 0 ]")
    fixture.press(.return, .tab, .return, .return)
    #expect(fixture.picture == "[ 日本 1 ]\n▸ 日本 2 ◂")
    #expect(log.count == 2)
  }

  @Test func `an observed object asks for a frame at every change`() {
    let model = Account()
    let fixture = ViewFixture { Watching(account: model) }
    #expect(fixture.picture == "0 a")
    model.number = 1
    #expect(fixture.host.needsFrame)
    model.number = 2
    model.inner.name = "b"
    #expect(fixture.picture == "2 b")
    #expect(!fixture.host.needsFrame)
    model.number = 2
    #expect(fixture.host.needsFrame)
  }

  @Test func `an observed object that is another is watched instead`() {
    let models = [Account(), Account()]
    let fixture = ViewFixture { Switching { Watching(account: models[$0 ? 0 : 1]) } }
    fixture.draw()
    fixture.press("s")
    models[0].number = 5
    #expect(!fixture.host.needsFrame)
    models[1].number = 6
    #expect(fixture.picture == "6 a")
  }

  @Test func `an announcement by hand asks for a frame`() {
    let manual = Manual()
    let bare = Bare()
    let fixture = ViewFixture {
      Showing(object: manual) { "\($0.value)" }
      Showing(object: bare) { "\($0.value)" }
    }
    fixture.draw()
    manual.value = 1
    #expect(!fixture.host.needsFrame)
    manual.objectWillChange.send()
    #expect(fixture.picture == "1\n0")
    bare.value = 2
    #expect(fixture.host.needsFrame)
    #expect(fixture.picture == "1\n2")
  }

  @Test func `bindings lead into an object`() {
    let fixture = ViewFixture { Signing() }
    #expect(fixture.picture == "▸ a ◂")
    fixture.press(.return)
    #expect(fixture.picture == "▸ a! ◂")
  }

  @Test func `an object of the environment is shown and changed by the views below`() {
    let model = Account()
    let fixture = ViewFixture { Sharing().environmentObject(model) }
    #expect(fixture.picture == "▸ a ◂")
    fixture.press(.return)
    #expect(model.inner.name == "a!")
    #expect(fixture.picture == "▸ a! ◂")
    model.number = 3
    #expect(fixture.host.needsFrame)
  }

  @Test func `a payload that looks the same is not lost`() {
    let model = Account()
    let fixture = ViewFixture { Showing(object: model) { "\($0.state.content?.number ?? 0)" } }
    fixture.draw()
    for number in 1...3 {
      model.state = .loaded(Sly(number: number))
      #expect(fixture.picture == "\(number)")
    }
  }

  @Test func `a change from another thread asks for a frame`() async {
    let model = Free()
    let fixture = ViewFixture { Showing(object: model) { "\($0.number)" } }
    fixture.draw()
    nonisolated(unsafe) let sent = model
    await Task.detached { sent.number = 8 }.value
    #expect(fixture.host.needsFrame)
    #expect(fixture.picture == "8")
  }

  @Test func `a body that watches an object is asked once a frame`() {
    let log = Log()
    let model = Account()
    let fixture = ViewFixture {
      Showing(object: model) { _ in
        log.count += 1
        return "x"
      }
    }
    fixture.draw()
    model.number = 1
    model.number = 2
    fixture.draw()
    #expect(log.count == 2)
    #expect(fixture.wakeCount == 1)
  }
}

/// Equal to every other, whatever is in it.
private struct Sly: Equatable {
  let number: Int
  static func == (lhs: Sly, rhs: Sly) -> Bool { true }
}

private final class Account: ObservableObject {
  struct Inner {
    var name = "a"
  }

  @Published var number = 0
  @Published var inner = Inner()
  @Published var state = ViewState<Sly>.idle
}

private final class Manual: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  var value = 0
}

private final class Bare: ObservableObject {
  var value = 0 {
    willSet { objectWillChange.send() }
  }
}

private nonisolated final class Free: ObservableObject {
  @Published var number = 0
}

private final class Making: ObservableObject {
  @Published var number = 0

  init(log: Log) { log.count += 1 }
}

private struct Owning: View {
  @StateObject private var model: Making

  init(log: Log) { _model = StateObject(wrappedValue: Making(log: log)) }

  var body: some View { Button("日本 \(model.number)") { model.number += 1 } }
}

private struct Watching: View {
  @ObservedObject var account: Account
  var body: some View { Text("\(account.number) \(account.inner.name)") }
}

private struct Showing<Object: ObservableObject>: View {
  @ObservedObject var object: Object
  let text: (Object) -> String
  var body: some View { Text(text(object)) }
}

private struct Shouting: View {
  @Binding var text: String
  var body: some View { Button(text) { text += "!" } }
}

private struct Signing: View {
  @StateObject private var account = Account()
  var body: some View { Shouting(text: $account.inner.name) }
}

private struct Sharing: View {
  @EnvironmentObject private var account: Account
  var body: some View { Shouting(text: $account.inner.name) }
}
