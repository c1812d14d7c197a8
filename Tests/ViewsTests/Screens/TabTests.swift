import Cells
import Testing

@testable import Views

/// Screens of which one is shown.
struct TabTests {
  @Test func `the bar names the tabs, and the arrows go from one to the next`() {
    let fixture = ViewFixture(24, 3) { Tabs() }
    #expect(fixture.picture == "         ▸ 0 ◂\n\n  [ + 日本 │ B │ + C ]")
    fixture.press(.return, .tab, .rightArrow)
    #expect(fixture.picture == "         second\n\n  ▸ + 日本 │ B │ + C ◂")
    fixture.press(.rightArrow, .rightArrow)
    #expect(fixture.picture.hasPrefix("         third\n"))
    fixture.mouse(.press, 4, 2)
    #expect(fixture.picture.hasPrefix("         [ 1 ]\n"), "its state was kept")
    fixture.host.send(.key(KeyPress("2", modifiers: .option)))
    #expect(fixture.picture.hasPrefix("         second\n"))
  }

  @Test func `tabs of which nobody keeps the selection, without names, and none`() {
    let fixture = ViewFixture(20, 3) {
      TabView {
        Text("one")
        Text("two").tabItem { Text("Two") }
      }
      .tabViewStyle(.page)
    }
    #expect(fixture.picture.hasPrefix("        one"))
    fixture.press(.rightArrow)
    #expect(fixture.picture.hasPrefix("        two"))
    #expect(fixture.picture.contains("│ Two"))
    for size in 0..<4 { #expect(ViewFixture(size, size) { Tabs() }.draw().lines.count == size) }
    #expect(ViewFixture(9, 3) { TabView {} }.draw().lines.count == 3)
    let disabled = ViewFixture(24, 3) { Tabs().disabled(true) }
    #expect(!disabled.mouse(.press, 12, 2))
  }

  @Test func `pages have dots, or nothing, and are leafed through from what is on them`() {
    struct Pages: View {
      let mode: PageTabViewStyle.IndexDisplayMode
      var count = 2
      let log: Log
      var body: some View {
        TabView {
          ForEach(0..<count, id: \.self) { page in Button("日\(page)") { log.add("\(page)") } }
        }
        .tabViewStyle(.page(indexDisplayMode: mode))
      }
    }
    let log = Log()
    let dotted = ViewFixture(20, 3) { Pages(mode: .automatic, log: log) }
    #expect(dotted.picture == "      ▸ 日0 ◂\n\n     [ ● │ ○ ]")
    dotted.press(.rightArrow, .return, .rightArrow)
    #expect(dotted.picture == "      ▸ 日1 ◂\n\n     [ ○ │ ● ]" && log.take() == ["1"])
    let bare = ViewFixture(20, 3) { Pages(mode: .never, log: log) }
    bare.press(.rightArrow, .return, .leftArrow, .return, .tab, .return)
    #expect(log.take() == ["1", "0", "0"] && bare.draw().lines[2] == "")
    #expect(!picture(20, 3) { Pages(mode: .automatic, count: 1, log: log) }.contains("["))
    #expect(picture(20, 3) { Pages(mode: .always, count: 1, log: log) }.contains("[ ● ]"))
    for size in 0..<4 {
      #expect(ViewFixture(size, size) { Pages(mode: .never, log: log) }.draw().lines.count == size)
    }
  }

  @Test func `badges, images and sections`() {
    let fixture = ViewFixture(50, 3) {
      TabView {
        Tab("A", image: "none") { Text("a") }.badge(3)
        TabSection("More") {
          Text("b").badge("日").tabItem { Text("B") }
          Text("c").tabItem { Text("C") }.badge(0)
        }
      }
    }
    let bar = fixture.draw().lines[2]
    #expect(bar.contains("A 3 │ B 日 │ C "))
    fixture.press(.rightArrow)
    #expect(fixture.picture.contains("b"))
  }

  @Test func `a tab appears when it is shown, and disappears when it is not`() {
    let log = Log()
    let fixture = ViewFixture(20, 4) {
      TabView {
        Text("a").onAppear { log.add("a") }.onDisappear { log.add("-a") }.tabItem { Text("A") }
        Text("b").onAppear { log.add("b") }.onDisappear { log.add("-b") }.tabItem { Text("B") }
      }
    }
    fixture.draw()
    fixture.press(.rightArrow, .leftArrow)
    #expect(log.take() == ["a", "-a", "b", "-b", "a"])
  }
}

private struct Tabs: View {
  @State private var selection = "a"

  var body: some View {
    TabView(selection: $selection) {
      PressCounter().tabItem { Label("日本", systemImage: "plus") }.tag("a")
      Text("second").tabItem { Text("B") }.tag("b")
      Tab("C", systemImage: "plus", value: "c") { Text("third") }
    }
  }
}

private struct PressCounter: View {
  @State private var count = 0

  var body: some View { Button("\(count)") { count += 1 } }
}
