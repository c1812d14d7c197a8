import Cells
import Testing

@testable import Views

/// Going from screen to screen and back.
struct NavigationTests {
  @Test func `a link pushes a screen, and Back leads back to it`() {
    let fixture = ViewFixture(24, 4) { Posts(log: Log()) }
    #expect(fixture.picture == " Posts\n         ▸ 0 ◂\n         Open ›")
    fixture.press(.tab)
    #expect(fixture.picture.contains("Open ◂"))
    fixture.press(.return)
    #expect(fixture.picture == " ‹ Back  Post 0\n\n        ▸ More ◂")
    fixture.press(.tab)
    #expect(fixture.picture == " ▸ Back  Post 0\n\n        [ More ]")
    #expect(fixture.draw()[1, 0].style.attributes.contains(.reverse))
    fixture.press(.space)
    #expect(fixture.picture.contains("Open ◂"))
  }

  @Test func `Escape goes back screen by screen, then does nothing`() {
    let fixture = ViewFixture(24, 4) { Posts(log: Log()) }
    fixture.press(.tab, .return, .return)
    #expect(fixture.picture.contains("Post 1"))
    #expect(fixture.press(.escape))
    #expect(fixture.picture.contains("Post 0"))
    #expect(fixture.press(.escape))
    #expect(fixture.picture.contains("Posts"))
    #expect(!fixture.press(.escape))
  }

  @Test func `a click follows a link and goes back`() {
    let fixture = ViewFixture(24, 4) { Posts(log: Log()) }
    fixture.mouse(.press, 10, 2)
    #expect(fixture.picture.contains("Post 0"))
    fixture.mouse(.press, 2, 0)
    #expect(fixture.picture.contains("Posts"))
  }

  @Test func `a covered screen keeps its state, but its views have disappeared`() {
    let log = Log()
    let fixture = ViewFixture(24, 4) { Posts(log: log) }
    fixture.press(.return)
    #expect(log.take() == ["root came"])
    fixture.press(.tab, .return)
    #expect(log.take() == ["root went", "0 came"])
    fixture.press(.return)
    #expect(log.take() == ["0 went", "1 came"])
    fixture.press(.escape, .escape)
    #expect(log.take() == ["1 went", "0 came", "0 went", "root came"])
    #expect(fixture.picture.contains("[ 1 ]"))
  }

  @Test func `a screen that is pushed again is reset`() {
    let fixture = ViewFixture(24, 4) { NavigationStack { NavigationLink("Go") { Pressed() } } }
    fixture.press(.return, .return)
    #expect(fixture.picture.contains("▸ 1 ◂"))
    fixture.press(.escape, .return)
    #expect(fixture.picture.contains("▸ 0 ◂"))
  }

  @Test func `a pushed view shows what its link would push now`() {
    let fixture = ViewFixture(24, 4) { Favourites() }
    fixture.draw()
    fixture.press(.return)
    #expect(fixture.picture.contains("▸ false ◂"))
    fixture.press(.return)
    #expect(fixture.picture.contains("▸ true ◂"))
  }

  @Test func `Enter follows the link of the selected row, and the row stays selected`() {
    let fixture = ViewFixture(20, 5) { Rows() }
    #expect(
      fixture.picture == """
         Rows
        ▌ row 1          ›
          row 2          ›
          日本           ›
        """)
    fixture.press(.downArrow, .return)
    #expect(fixture.picture == " ‹ Back\n\n       row 2")
    fixture.press(.escape)
    #expect(fixture.picture.contains("▌ row 2"))
    fixture.press(.tab, .downArrow, .return)
    #expect(fixture.picture.contains("日本"))
  }

  @Test func `an animated row costs nothing while it is covered`() {
    let fixture = ViewFixture(20, 4) {
      NavigationStack {
        ProgressView()
        NavigationLink("Go") { Text("there") }
      }
    }
    fixture.draw()
    #expect(fixture.host.nextDue != nil)
    fixture.press(.return)
    #expect(fixture.host.nextDue == nil)
    fixture.press(.escape)
    #expect(fixture.host.nextDue != nil)
  }

  @Test func `a covered screen still sees what changes, and its task is cancelled`() async {
    let log = Log()
    let fixture = ViewFixture(20, 4) { Watching(log: log) }
    fixture.press(.return)
    #expect(log.take() == ["pushed"])
    await Task.yield()
    fixture.press(.return)
    #expect(log.take().contains("changed to 1"))
  }

  @Test func `dismiss goes back, and does nothing at the root`() {
    let fixture = ViewFixture(20, 4) {
      NavigationView {
        VStack {
          NavigationLink(destination: Leaving(name: "inner")) { Text("Go") }
          Leaving(name: "root")
        }
      }
    }
    fixture.press(.return)
    #expect(fixture.picture.contains("▸ inner true ◂"))
    fixture.press(.return)
    #expect(fixture.picture.contains("Go ◂"))
    fixture.press(.tab, .return)
    #expect(fixture.picture.contains("▸ root false ◂"))
  }

  @Test func `the way back can be hidden`() {
    let fixture = ViewFixture(20, 4) {
      NavigationStack {
        NavigationLink("Go") {
          Leaving(name: "x").navigationBarTitle("T").navigationBarBackButtonHidden()
        }
      }
    }
    fixture.press(.return)
    #expect(fixture.picture.hasPrefix(" T\n"))
    #expect(!fixture.press(.escape))
    fixture.press(.return)
    #expect(fixture.picture.contains("Go ◂"))
  }

  @Test func `a link outside a stack leads nowhere`() {
    let fixture = ViewFixture(20, 4) { NavigationLink("Go") { Text("there") } }
    #expect(fixture.picture == "Go ›")
    #expect(fixture.draw()[0, 0].style.attributes.contains(.dim))
    #expect(!fixture.press(.return))
  }

  @Test func `a stack too small or empty is drawn`() {
    for width in [0, 1, 3, 9] {
      for height in [0, 1, 2, 3] {
        let fixture = ViewFixture(width, height) { Posts(log: Log()) }
        fixture.press(.tab, .return)
        #expect(fixture.draw().lines.count == height)
        fixture.press(.escape)
      }
    }
    #expect(picture(9, 3) { NavigationStack {} } == "")
    #expect(
      picture(9, 3) { NavigationStack { Text("x").navigationTitle("日本語日本") } } == "日本語日…\n    x")
  }
}

private struct Posts: View {
  let log: Log
  @State private var count = 0

  var body: some View {
    NavigationStack {
      VStack {
        Button("\(count)") { count += 1 }
        NavigationLink {
          Post(number: 0, log: log)
        } label: {
          Text("Open")
        }
      }
      .onAppear { log.add("root came") }
      .onDisappear { log.add("root went") }
      .navigationTitle("Posts")
    }
  }
}

private struct Post: View {
  let number: Int
  let log: Log
  @State private var isShown = false

  var body: some View {
    Button("More") { isShown = true }
      .navigationTitle(Text("Post \(number)"))
      .navigationDestination(isPresented: $isShown) {
        AnyView(Post(number: number + 1, log: log))
      }
      .onAppear { log.add("\(number) came") }
      .onDisappear { log.add("\(number) went") }
  }
}

private struct Pressed: View {
  @State private var count = 0

  var body: some View { Button("\(count)") { count += 1 } }
}

private struct Favourites: View {
  @State private var isFavourite = false

  var body: some View {
    NavigationStack {
      List([Row(1)]) { _ in
        NavigationLink("Open") { Flag(isOn: isFavourite) { isFavourite.toggle() } }
      }
    }
  }

  private struct Flag: View {
    let isOn: Bool
    let turn: () -> Void

    var body: some View { Button("\(isOn)") { turn() } }
  }
}

private struct Rows: View {
  var body: some View {
    NavigationStack {
      List([Row(1), Row(2), Row(3)]) { row in
        NavigationLink(row.id == 3 ? "日本" : "row \(row.id)", value: row.id)
      }
      .navigationDestination(for: Int.self) { Text($0 == 3 ? "日本" : "row \($0)") }
      .navigationTitle("Rows")
    }
  }
}

private struct Leaving: View {
  let name: String
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented

  var body: some View { Button("\(name) \(isPresented ? "true" : "false")") { dismiss() } }
}

private struct Watching: View {
  let log: Log
  @State private var path: [Int] = []
  @State private var count = 0

  var body: some View {
    NavigationStack(path: $path) {
      NavigationLink("Go", value: 1)
        .navigationDestination(for: Int.self) { _ in Button("\(count)") { count += 1 } }
        .onChange(of: path) { log.add("pushed") }
        .onChange(of: count) { log.add("changed to \(count)") }
    }
  }
}
