import Cells
import Testing

@testable import Views

/// What lies behind the rows of a list.
struct RowBackgroundTests {
  /// Those that one row of the screen has, but for the columns of the scroll bar.
  private func backgrounds(_ buffer: CellBuffer, row: Int) -> Set<CellColor> {
    Set((0..<buffer.size.width - 2).map { buffer[$0, row].style.background })
  }

  private let red = CellColor.palette(1)
  private let blue = CellColor.palette(4)

  @Test(arguments: [Size(width: 40, height: 10), Size(width: 200, height: 60)])
  func `a row is filled to the edges of the list, through what is written on it`(size: Size) {
    let fixture = ViewFixture(size.width, size.height) {
      List {
        Text("a")
        VStack(alignment: .leading) {
          Text("日本")
          Text("b").bold()
        }
        .listRowBackground(Color.red)
        Text("c")
      }
    }
    let buffer = fixture.draw()
    #expect((1...3).map { backgrounds(buffer, row: $0) } == [[red], [red], [.standard]])
    #expect(buffer[size.width - 2, 1].style.background == .standard)
    #expect(fixture.picture == "▌ a\n  日本\n  b\n  c")
  }

  @Test func `the background of a row goes before that of its section, and nil is none`() {
    let buffer = ViewFixture(8, 7) {
      List {
        Text("first")
        Section {
          Text("a")
          Text("b").listRowBackground(Color.blue)
          Text("c").listRowBackground(nil as Color?)
          Text("d").listRowBackground(Color.clear)
        }
        .listRowBackground(Color.red)
      }
    }.draw()
    #expect(
      (3...6).map { backgrounds(buffer, row: $0) } == [[red], [blue], [.standard], [.standard]])
  }

  @Test func `the selected row is marked over its background`() {
    let fixture = ViewFixture(10, 2) {
      List(["a", "b"], id: \.self, selection: .constant(Optional("b"))) { name in
        Text(name).listRowBackground(Color.red)
      }
    }
    #expect(fixture.picture == "  a\n▌ b")
    fixture.press(.downArrow)
    let buffer = fixture.draw()
    #expect(backgrounds(buffer, row: 0) == [red])
    #expect(buffer[0, 1].style.background == red)
    #expect(buffer[5, 1].style.attributes.contains(.reverse))
  }

  @Test
  func `a background that is higher than its row is cut, and a smaller one stands in the middle`() {
    let fixture = ViewFixture(12, 6) {
      List {
        Text("first")
        Text("a").listRowBackground(Color.red.frame(width: 32, height: 48))
        Text("b")
        VStack {
          Text("c")
          Text("d")
          Text("e")
        }
        .listRowBackground(Color.blue.frame(height: 16))
      }
    }
    let buffer = fixture.draw()
    let rows = (1..<6).map { backgrounds(buffer, row: $0) }
    #expect(rows == [[red, .standard], [.standard], [.standard], [blue], [.standard]])
    #expect((0..<10).filter { buffer[$0, 1].style.background == red } == [3, 4, 5, 6])
  }

  @Test func `outside of a list, and in one without room, it does nothing`() {
    #expect(picture(4, 1) { Text("a").listRowBackground(Color.red) } == "a")
    for width in 0...3 {
      let list = List { Text("日").listRowBackground(Color.red) }
      #expect(ViewFixture(width, 1) { list }.draw().lines.count == 1)
    }
  }
}
