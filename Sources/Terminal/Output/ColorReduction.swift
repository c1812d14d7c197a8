import Cells

/// Brings colours down to what a terminal has.
nonisolated struct ColorReduction {
  var depth: ColorDepth

  /// The two colours of a cell. Colours that differ never become one, or text would vanish.
  func colors(of style: Style) -> (foreground: CellColor, background: CellColor) {
    let foreground = reduced(style.foreground)
    let background = reduced(style.background)
    guard foreground == background, style.foreground != style.background,
      case .palette(let index) = background.kind
    else { return (foreground, background) }
    return (RGB(palette: Int(index)).isDark ? .palette(7) : .palette(0), background)
  }

  private func reduced(_ color: CellColor) -> CellColor {
    switch color.kind {
    case .standard: .standard
    case .palette(let index): reduced(palette: index)
    case .rgb(let red, let green, let blue):
      reduced(RGB(Int(red), Int(green), Int(blue)), whole: color)
    }
  }

  private func reduced(palette index: UInt8) -> CellColor {
    switch depth {
    case .monochrome: .standard
    // Bright black must not become black, which is often the background.
    case .eight where index == 8: .standard
    case .eight where index < 16: .palette(index & 7)
    case .eight: .palette(UInt8(RGB(palette: Int(index)).namedIndex(of: 8)))
    case .sixteen where index < 16: .palette(index)
    case .sixteen: .palette(UInt8(RGB(palette: Int(index)).namedIndex(of: 16)))
    case .palette, .direct: .palette(index)
    }
  }

  private func reduced(_ rgb: RGB, whole color: CellColor) -> CellColor {
    switch depth {
    case .monochrome: .standard
    case .eight: .palette(UInt8(rgb.namedIndex(of: 8)))
    case .sixteen: .palette(UInt8(rgb.namedIndex(of: 16)))
    case .palette: .palette(UInt8(rgb.paletteIndex))
    case .direct: color
    }
  }
}
