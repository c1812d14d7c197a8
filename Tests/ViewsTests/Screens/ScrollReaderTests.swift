import Cells
import Testing

@testable import Views

/// What a program scrolls to.
struct ScrollReaderTests {
  /// Keeps the proxy of a reader for a test.
  private final class Reader {
    var proxy: ScrollViewProxy?

    func view(@ViewBuilder _ content: @escaping () -> some View) -> some View {
      ScrollViewReader { proxy in
        self.keep(proxy)
        content()
      }
    }

    private func keep(_ proxy: ScrollViewProxy) -> EmptyView {
      self.proxy = proxy
      return EmptyView()
    }
  }

  private func lines(_ fixture: ViewFixture) -> [String] {
    fixture.draw().lines.map { String($0.prefix { $0 != "│" && $0 != "┃" }.trimmed) }
  }

  private func check(_ id: String, _ fixture: ViewFixture, _ reader: Reader) {
    fixture.draw()
    func scroll(_ number: Int, _ anchor: UnitPoint? = nil) -> [String] {
      reader.proxy?.scrollTo(number, anchor: anchor)
      return lines(fixture)
    }
    #expect(scroll(50, .top) == ["\(id)50", "\(id)51", "\(id)52", "\(id)53", "\(id)54"])
    #expect(scroll(50, .center) == ["\(id)48", "\(id)49", "\(id)50", "\(id)51", "\(id)52"])
    #expect(scroll(50, .bottom) == ["\(id)46", "\(id)47", "\(id)48", "\(id)49", "\(id)50"])
    #expect(scroll(48).first == "\(id)46", "it is seen already")
    #expect(scroll(52).last == "\(id)52")
    #expect(scroll(40).first == "\(id)40")
    #expect(scroll(99, .top).last == "\(id)99", "no room is left empty")
    #expect(scroll(0, .bottom).first == "\(id)0")
    let before = scroll(30, .top)
    #expect(scroll(500, .top) == before, "nobody knows it")
    reader.proxy?.scrollTo("30")
    #expect(lines(fixture) == before)
  }

  @Test func `the rows of a list, made or not, are found by their ids`() {
    let reader = Reader()
    let fixture = ViewFixture(20, 5) {
      reader.view { List(0..<100) { Text("日本\($0)") } }
    }
    fixture.draw()
    reader.proxy?.scrollTo(50, anchor: .top)
    #expect(lines(fixture).first == "日本50")
    reader.proxy?.scrollTo(0, anchor: .top)
    #expect(lines(fixture).first == "▌ 日本0", "the cursor stays where it is")
    fixture.press("j")
    #expect(fixture.picture.contains("▌ 日本1"))
    fixture.press("j", "j", "j", "j", "j", "j")
    check("日本", ViewFixture(20, 5) { reader.view { Plain() } }, reader)
  }

  @Test func `the rows of a lazy stack, made or not, are found by their ids`() {
    let reader = Reader()
    check(
      "row ",
      ViewFixture(20, 5) {
        reader.view {
          ScrollView { LazyVStack(alignment: .leading) { ForEach(0..<100) { Text("row \($0)") } } }
        }
      }, reader)
  }

  @Test func `the views of a scroll view are found by their ids`() {
    let reader = Reader()
    check(
      "", ViewFixture(20, 5) { reader.view { ScrollView { ForEach(0..<100) { Text("\($0)") } } } },
      reader)
    check(
      "",
      ViewFixture(20, 5) {
        reader.view {
          ScrollView {
            Grid { ForEach(0..<100) { number in GridRow { Text("\(number)") } } }
          }
        }
      }, reader)
    check(
      "",
      ViewFixture(20, 5) {
        reader.view {
          ScrollView {
            VStack { ForEach(0..<100) { Text("\($0)").id($0) } }
          }
        }
      }, reader)
  }

  @Test(arguments: [true, false])
  func `a view with an id among others is found, at both ends of lazy rows too`(isLazy: Bool) {
    let reader = Reader()
    let fixture = ViewFixture(20, 4) {
      reader.view {
        ScrollView {
          Text("top").id("top")
          if isLazy {
            LazyVStack(alignment: .leading) {
              ForEach(0..<50) { Text("\($0)").padding(.leading, 0).id("r\($0)") }
              Text("last").tag(1).id("last")
            }
          } else {
            ForEach(0..<50) { Text("\($0)").id("r\($0)") }
            Text("last").id("last")
          }
          Color.clear.frame(height: 0).id("bottom")
        }
      }
    }
    fixture.draw()
    reader.proxy?.scrollTo("bottom", anchor: .bottom)
    #expect(lines(fixture) == ["47", "48", "49", "last"])
    reader.proxy?.scrollTo("top")
    #expect(lines(fixture) == ["top", "0", "1", "2"])
    reader.proxy?.scrollTo("r20", anchor: .top)
    #expect(lines(fixture) == ["20", "21", "22", "23"])
    reader.proxy?.scrollTo("last")
    #expect(lines(fixture) == ["47", "48", "49", "last"])
    fixture.press("k")
    #expect(lines(fixture).first == "46", "keys go on from there")
  }

  @Test func `what has come in the same turn is scrolled to`() {
    let reader = Reader()
    let fixture = ViewFixture(20, 4) {
      reader.view {
        Counting { count, add in
          List { ForEach(0..<count, id: \.self) { Text("\($0)") } }
            .onChange(of: count) { reader.proxy?.scrollTo(count - 1, anchor: .bottom) }
            .onKeyPress("a") { add() }
        }
      }
    }
    fixture.press("a", "a")
    #expect(lines(fixture) == ["8", "9", "10", "11"])
  }

  @Test func `a scroll view goes sideways, and small ones and empty ones scroll nowhere`() {
    let reader = Reader()
    let wide = ViewFixture(10, 2) {
      reader.view {
        ScrollView(.horizontal) { HStack { ForEach(0..<20) { Text("<\($0)>") } } }
      }
    }
    wide.draw()
    reader.proxy?.scrollTo(15, anchor: .leading)
    #expect(wide.picture.hasPrefix("<15> <16>"))
    for size in [(0, 0), (1, 1), (3, 1), (40, 10), (200, 60)] {
      let fixture = ViewFixture(size.0, size.1) {
        reader.view {
          List(0..<9) { Text("\($0)") }
          List([Int](), id: \.self) { Text("\($0)") }
          ScrollView { LazyVStack { ForEach(0..<9) { Text("\($0)") } } }
          ScrollView {}
        }
      }
      fixture.draw()
      for anchor in [nil, UnitPoint.top, .center, .bottom] {
        reader.proxy?.scrollTo(7, anchor: anchor)
        #expect(fixture.draw().lines.count == size.1)
      }
    }
  }
}

/// A hundred rows of which none is marked.
private struct Plain: View {
  @State private var selection: Int? = -1

  var body: some View {
    List(0..<100, selection: $selection) { Text("日本\($0)") }.disabled(true)
  }
}

private struct Counting<Content: View>: View {
  @State private var count = 10
  let content: (Int, @escaping () -> KeyPress.Result) -> Content

  var body: some View {
    content(count) {
      count += 1
      return .handled
    }
  }
}

extension StringProtocol {
  fileprivate var trimmed: String {
    let start = drop { $0 == " " }
    return String(start.reversed().drop { $0 == " " }.reversed())
  }
}
