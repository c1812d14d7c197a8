import Cells
import Foundation
import Testing

@testable import Tape

struct PictureColorTests {
  @Test(arguments: TapeSettings.Theme.allCases)
  func `text of every named colour but black can be read`(theme: TapeSettings.Theme) {
    let palette = PicturePalette(theme)
    #expect(contrast(palette.ink, palette.ground) >= 7)
    #expect(contrast(palette.title, palette.bar) >= 4.5)
    for index in UInt8(1)...15 {
      let color = palette.color(.palette(index), standard: palette.ink)
      #expect(contrast(color, palette.ground) >= 3, "\(index)")
    }
  }

  @Test(arguments: TapeSettings.Theme.allCases)
  func `the product's title row and dim text can be read`(theme: TapeSettings.Theme) {
    let palette = PicturePalette(theme)
    for color in [CellColor.standard, .palette(15)] {
      let look = CellLook(Style(foreground: color, background: .palette(4)), palette: palette)
      #expect(contrast(look.ink.color, look.ground) >= 4.5)
    }
    let dim = CellLook(Style(attributes: .dim), palette: palette)
    #expect(contrast(dim.ink.color, dim.ground) >= 4)
  }

  @Test func `the cube and the greys are those of terminals`() {
    let palette = PicturePalette(.dark)
    let known: [(UInt8, String)] = [
      (16, "#000000"), (21, "#0000ff"), (110, "#87afd7"), (208, "#ff8700"), (231, "#ffffff"),
      (232, "#080808"), (255, "#eeeeee"),
    ]
    for (index, hex) in known {
      #expect(palette.color(.palette(index), standard: palette.ink).hex == hex)
    }
    #expect(palette.color(.rgb(1, 2, 254), standard: palette.ink).hex == "#0102fe")
  }

  @Test func `bold makes no colour brighter`() {
    let palette = PicturePalette(.dark)
    let looks = [Style.Attributes.bold, []].map {
      CellLook(Style(foreground: .palette(1), attributes: $0), palette: palette)
    }
    #expect(looks[0].ink.color == looks[1].ink.color)
    #expect(looks[0].ink.isBold)
  }

  @Test func `dim takes ink towards its own background, before both are changed round`() {
    let style = Style(
      foreground: .rgb(100, 100, 100), background: .rgb(0, 0, 200), attributes: .dim)
    let look = CellLook(style, palette: PicturePalette(.dark))
    #expect(look.ink.color == PictureColor(red: 60, green: 60, blue: 140))
    let reversed = CellLook(style.adding(.reverse), palette: PicturePalette(.dark))
    #expect(reversed.ground == look.ink.color)
    #expect(reversed.ink.color == look.ground)
  }

  /// As the Web Content Accessibility Guidelines define it.
  private func contrast(_ one: PictureColor, _ other: PictureColor) -> Double {
    func luminance(_ color: PictureColor) -> Double {
      let parts = [color.red, color.green, color.blue].map { part -> Double in
        let value = Double(part) / 255
        return value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }
    let both = [luminance(one), luminance(other)].sorted()
    return (both[1] + 0.05) / (both[0] + 0.05)
  }
}
