import Cells
import Testing

@testable import Views

/// Grids of which only the cells near the screen are made.
struct LazyGridTests {
  @Test(arguments: [GridItem.Size.flexible(), .fixed(40), .adaptive(minimum: 40)])
  func `a grid in a scroll view makes the cells near the screen`(size: GridItem.Size) {
    let log = Log()
    let columns =
      if case .adaptive = size { [GridItem(size)] } else { [GridItem(size), GridItem(size)] }
    let fixture = ViewFixture(13, 4) {
      ScrollView {
        LazyVGrid(columns: columns) {
          ForEach(0..<1000) { number in cell(number, log) }
        }
      }
    }
    #expect(fixture.draw().lines[0].contains("0") && fixture.draw().lines[0].contains("1"))
    #expect(fixture.draw().lines[3].contains("7"))
    #expect(log.count < 200)
    fixture.press("G")
    #expect(fixture.draw().lines[3].contains("998") && fixture.draw().lines[3].contains("999"))
    #expect(log.count < 400)
    fixture.press("g")
    #expect(fixture.draw().lines[0].contains("0"))
  }

  @Test func `it looks as one of which all cells are made, with headers and states`() {
    func grid() -> some View {
      LazyVGrid(columns: [GridItem(.fixed(72)), GridItem()], spacing: 16) {
        Section("日本") { ForEach(0..<5) { Text("cell \($0)") } }
        Section("B") { ForEach(5..<8) { number in Press(name: "\(number)") } }
      }
    }
    let lazy = ViewFixture(28, 30) { ScrollView { grid() } }
    let eager = ViewFixture(28, 30) { grid().padding(.trailing, 16) }
    #expect(lazy.picture == eager.picture)
    lazy.press(.return)
    #expect(lazy.picture.contains("▸ 5:1 ◂"))
    lazy.press(.tab, .return, .return)
    #expect(lazy.picture.contains("▸ 6:2 ◂") && lazy.picture.contains("[ 5:1 ]"))
    lazy.resize(40, 9)
    #expect(lazy.draw().lines.count == 9)
  }

  @Test func `a click and an id find their cell, and small grids and empty ones are drawn`() {
    var proxy: ScrollViewProxy?
    let fixture = ViewFixture(22, 3) {
      ScrollViewReader { reader in
        ScrollView {
          LazyVGrid(columns: [GridItem(), GridItem()]) {
            ForEach(0..<100) { number in Press(name: "\(number)") }
          }
        }
        .onAppear { proxy = reader }
      }
    }
    fixture.draw()
    proxy?.scrollTo(51, anchor: .top)
    #expect(fixture.draw().lines[0].contains("50:0") && fixture.draw().lines[0].contains("51:0"))
    let line = fixture.draw().lines[0]
    let x = line.distance(from: line.startIndex, to: line.firstIndex(of: "5") ?? line.startIndex)
    fixture.mouse(.press, x, 0)
    #expect(fixture.draw().lines[0].contains("50:1"))
    for size in [(0, 0), (1, 1), (3, 1), (40, 10), (200, 60)] {
      let small = ViewFixture(size.0, size.1) {
        ScrollView {
          LazyVGrid(columns: []) { ForEach(0..<9) { Text("\($0)") } }
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 16))]) {}
          LazyHGrid(rows: [GridItem(), GridItem()]) { ForEach(0..<9) { Text("\($0)") } }
        }
      }
      #expect(small.draw().lines.count == size.1)
    }
  }

  private func cell(_ number: Int, _ log: Log) -> Text {
    log.count += 1
    return Text("\(number)")
  }
}

private struct Press: View {
  @State private var count = 0
  let name: String

  var body: some View { Button("\(name):\(count)") { count += 1 } }
}
