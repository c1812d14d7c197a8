import Cells
import Tape
import Testing

struct GoldenDifferenceTests {
  @Test func `a difference says what was kept and what is there`() throws {
    var kept = screen(height: 10)
    kept.put("> First post", at: Point(x: 0, y: 4))
    kept.fill(Rect(x: 0, y: 9, width: 15, height: 1), style: Style(attributes: .reverse))
    var now = screen(height: 10)
    now.put("> Frist post", at: Point(x: 0, y: 4))
    let difference = try #require(GoldenDifference(kept: kept.grid, screen: now))
    #expect(difference.rows == [4, 9])
    #expect(
      difference.description == """
          row 4 text   - "> First post"
                       + "> Frist post"
          row 9 style  - columns 0–14 reverse
                       + plain
        """)
  }

  @Test func `stretches of a row have a pair each, and rows of two digits are aligned`() throws {
    var kept = screen(height: 12)
    kept.fill(Rect(x: 2, y: 11, width: 3, height: 1), style: Style(attributes: .bold))
    var now = screen(height: 12)
    now.put("日", at: Point(x: 18, y: 3), style: Style(foreground: .palette(1)))
    now.fill(Rect(x: 4, y: 11, width: 2, height: 1), style: Style(attributes: .dim))
    #expect(
      GoldenDifference(kept: kept.grid, screen: now)?.description == """
          row 3 text    - ""
                        + "                  日"
          row 3 style   - columns 18–19 plain
                        + palette 1 on standard
          row 11 style  - columns 2–3 bold
                        + plain
                        - column 4 bold
                        + dim
                        - column 5 plain
                        + dim
        """)
  }

  @Test func `letters of styles may be others`() {
    var now = screen(height: 1)
    now.put("a", at: .zero, style: Style(attributes: .bold))
    now.put("b", at: Point(x: 1, y: 0), style: Style(attributes: .dim))
    let kept = "20x1\nab\n--- styles\nXb\n--- legend\nX bold\nb dim\n"
    #expect(GoldenDifference(kept: kept, screen: now) == nil)
    let other = kept.replacing("X bold", with: "X italic")
    #expect(GoldenDifference(kept: other, screen: now)?.rows == [0])
  }

  @Test func `the ends of lines and blank ends do not count`() {
    var now = screen(height: 2)
    now.put("ab", at: .zero, style: Style(attributes: .bold))
    let kept = now.grid.replacing("\nab\n", with: "\nab   \n").replacing("\n", with: "\r\n")
    #expect(GoldenDifference(kept: kept, screen: now) == nil)
  }

  @Test func `more styles than letters are distinguished where they are written`() {
    var now = screen(height: 4)
    for index in 0..<60 {
      let point = Point(x: index % 20, y: index / 20)
      now.put("x", at: point, style: Style(foreground: .palette(UInt8(index))))
    }
    #expect(GoldenDifference(kept: now.grid, screen: now) == nil)
    var other = now
    other.put("x", at: Point(x: 19, y: 2), style: Style(foreground: .palette(200)))
    #expect(GoldenDifference(kept: now.grid, screen: other)?.rows == [2])
  }

  @Test func `another size is one line`() {
    let difference = GoldenDifference(
      kept: screen(height: 24).grid, screen: CellBuffer(size: Size(width: 40, height: 10)))
    #expect(difference?.description == "  size - 20x24 / + 40x10")
    #expect(difference?.rows == [])
  }

  @Test(arguments: [(20, nil), (21, "  … and 1 more row"), (24, "  … and 4 more rows")])
  func `more than 20 rows are counted`(count: Int, last: String?) throws {
    var now = screen(height: 24)
    for y in 0..<count { now.put("x", at: Point(x: 0, y: y)) }
    let difference = try #require(GoldenDifference(kept: screen(height: 24).grid, screen: now))
    let lines = difference.description.split(separator: "\n").map(String.init)
    #expect(difference.rows == Array(0..<count))
    #expect(lines.count == 40 + (last == nil ? 0 : 1))
    #expect(lines.last == last ?? "                + \"x\"")
  }

  @Test(arguments: [
    ("", "line 1: the size of the screen is missing, such as 80x24"),
    ("<<<<<<< HEAD\n2x1\n", "line 1: the size of the screen is missing, such as 80x24"),
    ("2x-1\n", "line 1: the size of the screen is missing, such as 80x24"),
    ("2x3\na\n", "line 3: the file ends before \"--- styles\""),
    ("2x1\na\nb\n--- styles\n\n--- legend\n", "line 3: \"--- styles\" is missing here"),
    ("2x1\na\n--- styles\n--- legend\n", "line 5: \"--- legend\" is missing here"),
    (
      "2x1\na\n--- styles\n.q\n--- legend\na bold\n", "line 4: the style \"q\" is not in the legend"
    ),
    ("2x1\na\n--- styles\n...\n--- legend\n", "line 4: there are styles for more than 2 columns"),
    (
      "2x1\na\n--- styles\na\n--- legend\na bold\nbb\n",
      "line 7: this is not a letter and the style that it means"
    ),
  ])
  func `a golden that is damaged says where`(kept: String, message: String) {
    let difference = GoldenDifference(
      kept: kept, screen: CellBuffer(size: Size(width: 2, height: 1)))
    #expect(
      difference?.description == "  damaged at \(message); restore it, or --bless the screen")
  }

  @Test func `screens without cells are the same`() {
    let empty = CellBuffer(size: .zero)
    #expect(GoldenDifference(kept: empty.grid, screen: empty) == nil)
  }

  private func screen(height: Int) -> CellBuffer {
    CellBuffer(size: Size(width: 20, height: height))
  }
}
