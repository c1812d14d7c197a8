import Cells
import Testing

@testable import Views

/// Where views are placed, and what is shown of them.
struct PlacingTests {
  @Test func `a grid has as many columns as there is room for`() {
    let cells = ForEach(0..<5) { Text("\($0)") }
    #expect(
      picture(14, 4) { LazyVGrid(columns: [GridItem(.adaptive(minimum: 48))]) { cells } }
        == "  0      1\n  2      3\n  4")
    #expect(
      picture(12, 4) {
        LazyVGrid(columns: [GridItem(.fixed(32)), GridItem()], alignment: .leading, spacing: 16) {
          cells
        }
      } == "0    1\n\n2    3")
    #expect(
      picture(20, 4) { LazyHGrid(rows: [GridItem(.fixed(16)), GridItem(.fixed(32))]) { cells } }
        == "0 2 4\n1 3")
    for size in 0..<4 {
      _ = picture(size, size) { LazyVGrid(columns: [GridItem(), GridItem()]) { cells } }
    }
    #expect(picture(9, 2) { LazyVGrid(columns: []) { Text("日本") } } == "  日本")
    #expect(picture(9, 2) { LazyVGrid(columns: [GridItem()]) {} } == "")
  }

  @Test func `the header of a section has a line of a grid`() {
    #expect(
      picture(10, 4) {
        LazyVGrid(columns: [GridItem(), GridItem()]) {
          Section("Head") { ForEach(0..<3) { Text("\($0)") } }
        }
      } == "Head\n 0     1\n 2")
  }

  @Test func `a view is drawn with its middle at a place`() {
    #expect(picture(20, 3) { Text("日本").position(x: 80, y: 16) } == "\n        日本")
  }

  @Test func `a mask shows what lies in its cells`() {
    #expect(picture(20, 1) { Text("abcdef").mask { Text("xx") } } == "  cd")
    #expect(picture(20, 1) { Text("日本日本").mask(Color.red.frame(width: 32)) } == "  本日")
    #expect(picture(20, 1) { Text("abc").mask { EmptyView() } } == "")
    let fixture = ViewFixture(9, 1) { Text("a").mask { Button("never") {} } }
    #expect(!fixture.press(.return))
  }

  @Test func `a guide moves a view along the line of its stack`() {
    #expect(
      picture(20, 2) {
        VStack(alignment: .leading) {
          Text("abc")
          Text("日本").alignmentGuide(.leading) { _ in -16 }
        }
      } == "abc\n  日本")
    #expect(
      picture(20, 3) {
        VStack(alignment: .leading) {
          Text("abc").alignmentGuide(.leading) { $0[.trailing] }
          Text("def")
        }
      } == "abc\n   def")
    #expect(
      picture(20, 3) {
        HStack(alignment: .top) {
          Text("a")
          Text("b").alignmentGuide(.top) { -$0.height }
        }
      } == "a\n  b")
  }

  @Test func `a link opens its address by what is set around it`() {
    let log = Log()
    let fixture = ViewFixture(20, 1) {
      Link("日本", destination: "https://example.org")
        .environment(
          \.openURL,
          OpenURLAction {
            log.add($0)
            return .handled
          })
    }
    #expect(fixture.picture == "日本")
    fixture.press(.return)
    fixture.mouse(.press, 0, 0)
    #expect(log.take() == ["https://example.org", "https://example.org"])
  }

  @Test func `items of a bar by their older names`() {
    let fixture = ViewFixture(30, 3) {
      NavigationView {
        Text("a").navigationBarTitle("T")
          .navigationBarItems(leading: EditButton(), trailing: Button("Add") {})
      }
    }
    #expect(fixture.picture.hasPrefix(" [ Edit ]  T          [ Add ]"))
  }
}

/// What views say to those around them.
struct PreferenceTests {
  private enum Longest: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
  }

  private struct Words: View {
    @State var longest = 0
    @State var isLong = false
    let log: Log
    var body: some View {
      VStack {
        Button("\(longest)") { isLong.toggle() }
        List(["a", isLong ? "日本日" : "bb"], id: \.self) { word in
          Text(word).preference(key: Longest.self, value: word.count)
        }
      }
      .onPreferenceChange(Longest.self) {
        longest = $0
        log.add("\($0)")
      }
    }
  }

  @Test func `the values of several views are joined, and a change is told once`() {
    let log = Log()
    let fixture = ViewFixture(20, 4) { Words(log: log).onPreferenceChange(Longest.self) { _ in } }
    #expect(fixture.picture.contains("▸ 2 ◂"))
    fixture.press(.return)
    #expect(fixture.picture.contains("▸ 3 ◂"))
    #expect(log.take() == ["2", "3"])
  }
}
