import Cells
import Testing

@testable import Tape

extension PictureSheet {
  /// Finds the sheet in some rows of a picture by the colour of its first row, and looks at known cells.
  ///
  /// - Parameter isExact: Whether a cell is two times 9 × 19 pixels; else its width is that of a font.
  static func check(
    _ pixels: Pixels, theme: TapeSettings.Theme, rows: Range<Int>, isExact: Bool
  ) throws {
    let area = try #require(pixels.area(of: mark, rows: rows))
    let place = SheetPlace(area: area, columns: size.width)
    if isExact { #expect(area.x.count == size.width * 18) }
    #expect(area.y.count == 38)
    let palette = PicturePalette(theme)
    for (point, color) in grounds {
      let middle = place.middle(of: point)
      #expect(
        pixels[middle.x, middle.y] == palette.color(color, standard: palette.ground).hex, "\(point)"
      )
    }
    checkLines(pixels, place, palette)
    let bars = barRows.map {
      place.inkedColumns(of: Point(x: barColumn, y: $0), in: pixels, palette)
    }
    #expect(bars.allSatisfy { !$0.isEmpty && $0 == bars[4] }, "\(bars)")
  }

  /// The outer and the inner lines of the box are ink without a gap, from corner to corner.
  private static func checkLines(_ pixels: Pixels, _ place: SheetPlace, _ palette: PicturePalette) {
    let first = place.middle(of: Point(x: 0, y: 1))
    let last = place.middle(of: Point(x: 4, y: 5))
    for row in [1, 3, 5] {
      let y = place.middle(of: Point(x: 0, y: row)).y
      let colors = Set((first.x...last.x).map { pixels[$0, y] })
      #expect(colors == [palette.ink.hex], "row \(row)")
    }
    for column in [0, 2, 4] {
      let x = place.middle(of: Point(x: column, y: 1)).x
      let colors = Set((first.y...last.y).map { pixels[x, $0] })
      #expect(colors == [palette.ink.hex], "column \(column)")
    }
  }
}

/// Where the cells of a sheet are in a picture, in pixels.
private struct SheetPlace {
  let area: Pixels.Area
  let columns: Int

  private var width: Double { Double(area.x.count) / Double(columns) }

  func middle(of point: Point) -> (x: Int, y: Int) {
    (
      Int(Double(area.x.lowerBound) + (Double(point.x) + 0.5) * width),
      area.y.lowerBound + 38 * point.y + 19
    )
  }

  /// The columns of pixels, from the left edge of a cell, in which something is drawn.
  func inkedColumns(of point: Point, in pixels: Pixels, _ palette: PicturePalette) -> [Int] {
    let left = Int(Double(area.x.lowerBound) + Double(point.x) * width)
    let top = area.y.lowerBound + 38 * point.y
    return (3..<Int(width) - 3).filter { x in
      (top + 8..<top + 30).contains { pixels[left + x, $0] == palette.ink.hex }
    }
  }
}
