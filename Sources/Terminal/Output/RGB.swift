import Cells

/// A direct colour, and what comes nearest to it in the palettes of terminals.
nonisolated struct RGB: Equatable {
  var red: Int
  var green: Int
  var blue: Int

  /// The sixteen named colours as xterm shows them; other terminals differ a little.
  static let named: [RGB] = [
    RGB(0, 0, 0), RGB(205, 0, 0), RGB(0, 205, 0), RGB(205, 205, 0),
    RGB(0, 0, 238), RGB(205, 0, 205), RGB(0, 205, 205), RGB(229, 229, 229),
    RGB(127, 127, 127), RGB(255, 0, 0), RGB(0, 255, 0), RGB(255, 255, 0),
    RGB(92, 92, 255), RGB(255, 0, 255), RGB(0, 255, 255), RGB(255, 255, 255),
  ]

  private static let steps = [0, 95, 135, 175, 215, 255]

  init(_ red: Int, _ green: Int, _ blue: Int) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// What an entry of the 256-colour palette looks like.
  init(palette index: Int) {
    switch index {
    case ..<16: self = Self.named[max(0, index)]
    case ..<232:
      let index = index - 16
      self.init(Self.steps[index / 36], Self.steps[index / 6 % 6], Self.steps[index % 6])
    default:
      let grey = 8 + (min(index, 255) - 232) * 10
      self.init(grey, grey, grey)
    }
  }

  /// What a colour looks like, nil for the standard one: only the terminal knows.
  init?(_ color: CellColor) {
    switch color.kind {
    case .standard: return nil
    case .palette(let index): self.init(palette: Int(index))
    case .rgb(let red, let green, let blue): self.init(Int(red), Int(green), Int(blue))
    }
  }

  /// The nearest of the entries 16 to 255, which look the same on every terminal.
  var paletteIndex: Int {
    let cube = [red, green, blue].map(Self.nearestStep)
    let cubeIndex = 16 + cube[0] * 36 + cube[1] * 6 + cube[2]
    let grey = min(23, max(0, ((red + green + blue) / 3 - 3) / 10)) + 232
    return distance(to: RGB(palette: grey)) < distance(to: RGB(palette: cubeIndex))
      ? grey : cubeIndex
  }

  /// The nearest of the first named colours.
  func namedIndex(of count: Int) -> Int {
    Self.named.indices.prefix(count).min {
      distance(to: Self.named[$0]) < distance(to: Self.named[$1])
    } ?? 0
  }

  /// Whether light text is easier to read on it than dark text.
  var isDark: Bool { red * 299 + green * 587 + blue * 114 < 128_000 }

  func distance(to other: RGB) -> Int {
    let (r, g, b) = (red - other.red, green - other.green, blue - other.blue)
    return 2 * r * r + 4 * g * g + 3 * b * b
  }

  private static func nearestStep(_ part: Int) -> Int {
    steps.indices.min { abs(steps[$0] - part) < abs(steps[$1] - part) } ?? 0
  }
}
