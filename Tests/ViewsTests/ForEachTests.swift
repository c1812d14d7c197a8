import Cells
import Testing

@testable import Views

/// Views made of collections, and views whose identity is a value.
struct ForEachTests {
  @Test func `ranges, enumerated elements and indices make views`() {
    let names = ["a", "日本", "c"]
    let fixture = ViewFixture {
      ForEach(0..<2) { number in Text("\(number)") }
      ForEach(Array(names.enumerated()), id: \.offset) { index, name in Text("\(index) \(name)") }
      ForEach(names.indices, id: \.self) { Text(names[$0]) }
      ForEach(0..<0) { _ in Text("none") }
    }
    #expect(fixture.picture == "0\n1\n0 a\n1 日本\n2 c\na\n日本\nc")
  }

  @Test func `elements with equal ids keep a state and a focus each`() {
    let fixture = ViewFixture { ForEach(["a", "a", "b", "a"], id: \.self) { Pressed(name: $0) } }
    #expect(fixture.picture == "▸ a 0 ◂\n[ a 0 ]\n[ b 0 ]\n[ a 0 ]")
    fixture.press(.return, .tab, .return, .return, .tab, .tab, .return)
    #expect(fixture.picture == "[ a 1 ]\n[ a 2 ]\n[ b 0 ]\n▸ a 1 ◂")
    fixture.press(.tab)
    #expect(fixture.picture == "▸ a 1 ◂\n[ a 2 ]\n[ b 0 ]\n[ a 1 ]")
  }

  @Test func `a thousand elements of one id are drawn once a frame each`() {
    let log = Log()
    let fixture = ViewFixture(20, 2) {
      ForEach(Array(repeating: 7, count: 1000), id: \.self) { _ in Counted(log: log) }
    }
    fixture.frame()
    #expect(log.count == 1000)
  }

  @Test func `an element without a view makes no row`() {
    let fixture = ViewFixture(10, 4) {
      List { ForEach(0..<4) { if $0 % 2 == 0 { Text("\($0)") } } }
    }
    #expect(fixture.picture == "▌ 0\n  2")
    fixture.press(.downArrow)
    #expect(fixture.picture == "  0\n▌ 2")
  }

  @Test func `a view with an id is reset when the id changes`() {
    let log = Log()
    let fixture = ViewFixture { Renamed(log: log) }
    fixture.press("a", "a")
    #expect(fixture.picture == "a 2\na 0")
    #expect(log.take() == ["1 came"])
    fixture.press("n")
    #expect(fixture.picture == "a 0\na 0")
    #expect(log.take() == ["1 went", "2 came"])
    fixture.press("a")
    #expect(fixture.picture == "a 1\na 0")
    #expect(log.take().isEmpty)
  }
}

private struct Pressed: View {
  let name: String
  @State private var count = 0
  var body: some View { Button("\(name) \(count)") { count += 1 } }
}

private struct Renamed: View {
  let log: Log
  @State private var number = 1

  var body: some View {
    VStack(alignment: .leading) {
      Counter("a")
        .onAppear { [number] in log.add("\(number) came") }
        .onDisappear { [number] in log.add("\(number) went") }
        .id(number)
      Text("a 0")
    }
    .onKeyPress("n") {
      number += 1
      return .handled
    }
  }
}
