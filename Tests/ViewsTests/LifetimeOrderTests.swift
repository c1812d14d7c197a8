import Cells
import TestSupport
import Testing

@testable import Views

/// That views come and go once, in every way there is to come and go.
struct LifetimeOrderTests {
  @Test func `a task of whatever goes is cancelled, and one of what stays is not`() async {
    let log = Log()
    for way in ["branch", "id", "close", "cover", "type"] {
      let fixture = ViewFixture(30, 8) { Leaving(way: way, log: log) }
      fixture.draw()
      await until { log.entries.count >= 2 }
      #expect(log.take().sorted() == ["leaves begins", "stays begins"], "\(way)")
      fixture.resize(31, 8)
      fixture.press("z")
      if way == "close" { fixture.host.close() } else { fixture.press("!") }
      await until { log.entries.contains("leaves is cancelled") }
      for _ in 0..<9 { await Task.yield() }
      #expect(log.take().contains("stays is cancelled") == (way == "close"), "\(way)")
      fixture.host.close()
      await until { log.count == 0 }
      _ = log.take()
    }
  }

  @Test func `a view that moves in its loop neither goes nor comes`() {
    let log = Log()
    let fixture = ViewFixture {
      Switching { isOn in
        ForEach(isOn ? ["a", "b", "c"] : ["c", "d", "a"], id: \.self) { name in
          Text(name).onAppear { log.add("\(name) came") }.onDisappear { log.add("\(name) went") }
        }
      }
    }
    fixture.draw()
    #expect(log.take() == ["a came", "b came", "c came"])
    fixture.press("s")
    #expect(log.take() == ["b went", "d came"])
  }

  @Test func `several actions at one view all run`() {
    let log = Log()
    let fixture = ViewFixture {
      Switching {
        if $0 {
          Text("x")
            .onAppear { log.add("1") }.onAppear { log.add("2") }
            .onDisappear { log.add("3") }.onDisappear { log.add("4") }
        }
      }
    }
    fixture.press("s")
    #expect(log.take().sorted() == ["1", "2", "3", "4"])
  }

  @Test func `what is hidden or covered by an alert has not gone`() {
    let log = Log()
    let fixture = ViewFixture(30, 8) { Blinking(log: log) }
    fixture.draw()
    #expect(log.take() == ["came"])
    fixture.press("h", "h", "a", .return)
    #expect(log.take() == [])
  }

  @Test func `a value that changes twice between frames is one change`() {
    let log = Log()
    let model = Sign("a")
    let fixture = ViewFixture {
      VStack { Watching(model: model, log: log) }.onChange(of: 1) { log.add("never") }
    }
    fixture.draw()
    #expect(log.take() == [])
    model.text = "b"
    model.text = "c"
    fixture.draw()
    #expect(log.take().sorted() == ["inner a c", "outer a c"])
    fixture.draw()
    #expect(log.take() == [])
  }

  @Test func `a view that comes again compares with nothing that was before`() {
    let log = Log()
    let model = Sign("a")
    let fixture = ViewFixture {
      Switching { if $0 { Watching(model: model, log: log) } }
    }
    fixture.press("s")
    model.text = "b"
    fixture.press("s")
    #expect(log.take() == [])
  }
}

private struct Leaving: View {
  let way: String
  let log: Log
  @State private var isOn = true
  @State private var path: [Int] = []

  var body: some View {
    VStack {
      work("stays")
      NavigationStack(path: $path) {
        VStack {
          switch way {
          case "branch": if isOn { work("leaves") } else { Text("gone") }
          case "id": work("leaves").id(isOn)
          case "type": isOn ? AnyView(work("leaves")) : AnyView(Text("x"))
          default: work("leaves")
          }
        }
        .navigationDestination(for: Int.self) { Text("\($0)") }
      }
    }
    .onKeyPress("!") {
      isOn.toggle()
      if way == "cover" { path = [1] }
      return .handled
    }
  }

  private func work(_ name: String) -> some View {
    Text(name).task {
      log.add("\(name) begins")
      log.count += 1
      while !Task.isCancelled { await Task.yield() }
      log.add("\(name) is cancelled")
      log.count -= 1
    }
  }
}

private struct Blinking: View {
  let log: Log
  @State private var isOn = true
  @State private var isAsking = false

  var body: some View {
    Text("x")
      .onAppear { log.add("came") }.onDisappear { log.add("went") }
      .opacity(isOn ? 1 : 0)
      .alert("?", isPresented: $isAsking) {}
      .onKeyPress("h") {
        isOn.toggle()
        return .handled
      }
      .onKeyPress("a") {
        isAsking = true
        return .handled
      }
  }
}

private struct Watching: View {
  let model: Sign
  let log: Log

  var body: some View {
    Text(model.text).onChange(of: model.text) { log.add("inner \($0) \($1)") }
      .padding().onChange(of: model.text) { log.add("outer \($0) \($1)") }
  }
}
