import Cells
import TestSupport
import Testing

@testable import Views

struct GridTests {
  @Test func `views stand in columns as wide as the widest in each`() {
    #expect(
      picture(20, 4) {
        Grid(alignment: .leading) {
          GridRow {
            Text("a")
            Text("日本")
            Text("c")
          }
          Divider()
          GridRow {
            Text("long")
            Text("b")
          }
        }
      } == """
        a    日本 c
        ────────────────────
        long b
        """)
  }

  @Test func `a cell lies by its anchor, whatever its column says`() {
    #expect(
      picture(20, 3) {
        Grid(alignment: .leadingFirstTextBaseline) {
          GridRow { Text("日本語日本").gridColumnAlignment(.trailing) }
          GridRow { Text("a").gridCellAnchor(.leading) }
          GridRow { Text("bb").gridCellAnchor(.center) }
        }
      } == "日本語日本\na\n    bb")
  }

  @Test func `cells lie as the grid and the row say, as far apart as it says`() {
    #expect(
      picture(20, 5) {
        Grid(alignment: .trailing, horizontalSpacing: 16, verticalSpacing: 16) {
          GridRow(alignment: .bottom) {
            Text("1\n2")
            Text("b")
          }
          GridRow {
            Text("abc")
            Text("d")
          }
        }
      } == "  1\n  2  b\n\nabc  d")
  }

  @Test func `a column has its own alignment, and a cell may lie in several`() {
    #expect(
      picture(20, 5) {
        Grid(alignment: .leading) {
          GridRow {
            Text("a")
            Text("日").gridColumnAlignment(.trailing)
            Text("c")
          }
          Divider().gridCellUnsizedAxes(.horizontal)
          GridRow {
            Text("ab")
            Text("12345")
            Text("d")
          }
          GridRow {
            Text("all of").gridCellColumns(2).bold()
            Text("e")
          }
        }
      } == "a     日 c\n──────────\nab 12345 d\nall of   e")
  }

  @Test func `what a cell of several columns lacks is shared among them where there is room`() {
    func headline(_ width: Int) -> String {
      picture(width, 3) {
        Grid(alignment: .leading) {
          GridRow { Text("日本語 head").lineLimit(1).gridCellColumns(2) }
          GridRow {
            Text("a")
            Text("b")
          }
        }
      }
    }
    #expect(headline(30) == "日本語 head\na     b")
    #expect(headline(6) == "日本…\na  b")
  }

  @Test func `what lies in several columns is pressed in each of them, and found by Tab`() {
    let log = Log()
    func grid(_ width: Int, _ height: Int) -> ViewFixture {
      ViewFixture(width, height) {
        Grid(alignment: .leading) {
          GridRow {
            Button("a") { log.add("a") }
            Button("日本語") { log.add("b") }
          }
          GridRow {
            Button {
              log.add("all")
            } label: {
              Text("all of it").frame(maxWidth: .infinity)
            }
            .gridCellColumns(2)
          }
          GridRow { Button("off") { log.add("off") }.disabled(true).gridCellColumns(9) }
        }
      }
    }
    for (width, height) in [(40, 10), (200, 60)] {
      let fixture = grid(width, height)
      #expect(fixture.picture == "▸ a ◂ [ 日本語 ]\n[  all of it   ]\n[ off ]")
      fixture.mouse(.press, 1, 1)
      fixture.mouse(.press, 15, 1)
      fixture.mouse(.press, 3, 2)
      fixture.press(.tab, .return, .tab, .return)
      #expect(log.take() == ["all", "all", "a", "b"])
    }
    for width in 0...20 {
      for height in 0...3 {
        let fixture = grid(width, height)
        fixture.press(.tab, .tab, .return)
        #expect(fixture.draw().hasWholeCharacters)
        #expect(log.take() == ["all"] || height < 2)
      }
    }
  }

  @Test
  func `cells of several columns may stand in a middle one, in no column, and beyond the last`() {
    func grid(_ count: Int) -> String {
      picture(20, 3) {
        Grid(alignment: .leading) {
          GridRow {
            Text("a")
            Text("b")
            Text("c")
            Text("d")
          }
          GridRow {
            Text("1")
            Text("日本語").gridCellColumns(count)
            Text("z")
          }
        }
      }
    }
    #expect(grid(2) == "a b  c   d\n1 日本語 z")
    #expect(grid(1) == "a b      c d\n1 日本語 z")
    #expect(grid(0) == grid(1) && grid(-3) == grid(1))
    #expect(grid(9) == "a b c d\n1 日本語      z")
  }

  @Test func `a grid costs as many times as it has rows`() {
    let excess = Growth.excess(from: 20, upTo: 400) { count in
      ViewFixture(20, 4) {
        Grid {
          ForEach(0..<count, id: \.self) { number in
            GridRow {
              Text("\(number)")
              Text("b")
            }
          }
        }
      }
    } work: { fixture in
      fixture.host.send(.resize(fixture.host.size))
      fixture.frame()
    }
    #expect(excess == nil)
  }

  @Test func `too little room cuts, and flexible cells share what there is`() {
    #expect(
      picture(10, 2) {
        Grid {
          GridRow {
            Text("a")
            Rectangle().frame(height: 16)
          }
        }
      } == "a ████████")
    #expect(
      picture(5, 2) {
        Grid {
          GridRow {
            Text("日本日本")
            Text("b")
          }
        }
      } == "日  b\n本…")
    for (width, height) in [(0, 0), (1, 1), (2, 3)] {
      let fixture = ViewFixture(width, height) {
        Grid {
          GridRow {
            Text("日本")
            Text("b")
            Spacer()
          }
          GridRow {}
          Text("c")
        }
        Grid {}
      }
      #expect(fixture.draw().lines.count == height)
    }
  }

  @Test func `a row outside a grid lies beside one another`() {
    #expect(
      picture(9, 2) {
        GridRow {
          Text("a")
          Text("b")
        }
      } == "a b")
    #expect(picture(9, 2) { Grid {} } == "")
  }
}
