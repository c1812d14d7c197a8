import Cells

/// The colours of a theme. All of 1 to 15 can be read on its ground; 4 can also stand behind text, and 15 is the
/// strongest text colour, which is why it is dark on the light ground.
struct PicturePalette: Sendable {
  /// Text without its own colour, and what is behind it.
  let ink: PictureColor
  let ground: PictureColor
  /// The title bar, its words, and the line around the window.
  let bar: PictureColor
  let title: PictureColor
  let border: PictureColor
  private let named: [PictureColor]

  init(_ theme: TapeSettings.Theme) {
    switch theme {
    case .dark:
      self.init(
        ink: 0xE1E6EE, ground: 0x0F1219, bar: 0x1A1F2A, title: 0xA3ADBD, border: 0x343C4B,
        named: [
          0x262B36, 0xE5606B, 0x7CC36E, 0xD9A94E, 0x2C5FCC, 0xC07AD8, 0x4FB8C4, 0xB4BCCB,
          0x7A8496, 0xFF7B85, 0x98DD8A, 0xF3C969, 0x6EA0FF, 0xD79BEC, 0x7CD8E3, 0xFFFFFF,
        ])
    case .light:
      self.init(
        ink: 0x1F2430, ground: 0xFCFCFD, bar: 0xECEEF2, title: 0x555D6B, border: 0xC9CED8,
        named: [
          0x2B303B, 0xC5283D, 0x1F7A3D, 0x8F6400, 0x4B8EF5, 0x8B3FB8, 0x0B7285, 0x59606C,
          0x6B7280, 0xD93A4C, 0x2B8A48, 0xA06C00, 0x2F6FE4, 0xA34FD1, 0x0F8096, 0x10141C,
        ])
    }
  }

  private init(
    ink: UInt32, ground: UInt32, bar: UInt32, title: UInt32, border: UInt32, named: [UInt32]
  ) {
    self.ink = PictureColor(ink)
    self.ground = PictureColor(ground)
    self.bar = PictureColor(bar)
    self.title = PictureColor(title)
    self.border = PictureColor(border)
    self.named = named.map(PictureColor.init)
  }

  /// What a cell's colour looks like; the standard one is the ink or the ground.
  func color(_ color: CellColor, standard: PictureColor) -> PictureColor {
    switch color.kind {
    case .standard: standard
    case .palette(let index): entry(Int(index))
    case .rgb(let red, let green, let blue): PictureColor(red: red, green: green, blue: blue)
    }
  }

  /// The 16 named colours, then a cube of 6 × 6 × 6, then 24 greys, as terminals have them.
  private func entry(_ index: Int) -> PictureColor {
    if index < 16 { return named[index] }
    if index >= 232 {
      let grey = UInt8(8 + 10 * (index - 232))
      return PictureColor(red: grey, green: grey, blue: grey)
    }
    let levels: [UInt8] = [0, 95, 135, 175, 215, 255]
    let cube = index - 16
    return PictureColor(
      red: levels[cube / 36], green: levels[cube / 6 % 6], blue: levels[cube % 6])
  }
}
