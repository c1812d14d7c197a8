import Cells
import Observation
import TestSupport
import Testing

@testable import Views

/// What a navigation stack keeps when its path is changed from all sides.
struct NavigationStateTests {
  @Test func `a path that a model changes shows, keeps and forgets screens`() {
    let router = Router()
    let fixture = ViewFixture(40, 8) { Routed(router: router) }
    fixture.press("r")
    router.path = [1, 2]
    #expect(fixture.picture.contains("screen 2"))
    fixture.press(.return)
    #expect(fixture.picture.contains("▸ +2 1 ◂"))
    router.path = [1, 2, 3]
    #expect(fixture.picture.contains("screen 3"))
    router.path.removeLast()
    #expect(fixture.picture.contains("+2 1"))
    router.path = [1, 9]
    #expect(fixture.picture.contains("screen 9"))
    router.path = [1, 2]
    #expect(fixture.picture.contains("+2 0"))
    router.path = []
    #expect(fixture.picture.contains("r 1"))
  }

  @Test func `Escape goes through the stack of a sheet before the sheet itself`() {
    let fixture = ViewFixture(50, 12) { InSheet() }
    fixture.press(.return)
    #expect(fixture.picture.contains("Deeper"))
    fixture.press(.return)
    #expect(fixture.picture.contains("deep"))
    fixture.press(.escape)
    #expect(fixture.picture.contains("Deeper"))
    fixture.press(.escape)
    #expect(fixture.picture == "▸ Open ◂")
  }

  @Test func `keys that come at once follow a link and press what it leads to`() {
    let log = Log()
    let fixture = ViewFixture(40, 8) {
      NavigationStack { NavigationLink("Next") { Button("There") { log.add("pressed") } } }
    }
    fixture.draw()
    for _ in 0..<2 { fixture.host.send(.key(KeyPress(.return))) }
    fixture.host.send(.key(KeyPress(.escape)))
    fixture.host.send(.key(KeyPress(.return)))
    fixture.host.send(.key(KeyPress(.return)))
    #expect(log.take() == ["pressed", "pressed"])
  }

  @Test func `a task of a pushed screen that pops it leaves the root as it was`() async {
    let router = Router()
    let fixture = ViewFixture(40, 8) { Routed(router: router) }
    fixture.press("r", "r")
    router.path = [7]
    #expect(fixture.picture.contains("screen 7"))
    await until { router.path == [] }
    #expect(fixture.picture.contains("r 2"))
    #expect(fixture.host.nextDue == nil)
  }

  @Test func `views of every screen come and go in pairs`() {
    let log = Log()
    let router = Router()
    router.log = log
    let fixture = ViewFixture(40, 8) { Routed(router: router) }
    fixture.draw()
    router.path = [1, 2]
    fixture.draw()
    router.path = [1]
    fixture.draw()
    router.path = []
    fixture.draw()
    fixture.host.close()
    #expect(
      log.take() == [
        "root came", "root went", "2 came", "2 went", "1 came", "1 went", "root came",
        "root went",
      ])
  }
}

@Observable private final class Router {
  var path: [Int] = []
  @ObservationIgnored var log = Log()
}

private struct Routed: View {
  @Bindable var router: Router

  var body: some View {
    NavigationStack(path: $router.path) {
      Counter("r").onAppear { router.log.add("root came") }
        .onDisappear { router.log.add("root went") }
        .navigationDestination(for: Int.self) { number in
          VStack {
            Text("screen \(number)")
            Tally(name: "+\(number)")
          }
          .onAppear { router.log.add("\(number) came") }
          .onDisappear { router.log.add("\(number) went") }
          .task { if number == 7 { router.path = [] } }
        }
    }
  }
}

private struct InSheet: View {
  @State private var isShown = false

  var body: some View {
    Button("Open") { isShown = true }
      .sheet(isPresented: $isShown) {
        NavigationStack { NavigationLink("Deeper") { Text("deep") } }
      }
  }
}
