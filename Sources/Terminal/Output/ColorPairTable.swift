import CNCurses
import Cells

/// The styles in use, and the colour pairs of ncurses behind them. Bounded: when it is full it is cleared,
/// and the whole screen must be drawn.
struct ColorPairTable {
  private struct LinkedStyle: Hashable {
    var style: Style
    var link: Hyperlink?
  }

  private struct Pair: Hashable {
    var foreground: Int32
    var background: Int32
  }

  private let reduction: ColorReduction
  private(set) var numbers: ColorNumbers
  private var styles: [LinkedStyle: CursesStyle] = [:]
  /// Those of them that were asked for last, where they are found at once: each cell of a picture has another.
  private var recent: [(style: Style, known: CursesStyle)?] = Array(
    repeating: nil, count: Self.recentCount)
  private static let recentCount = 2048
  /// The substitutes in use until the table is cleared.
  private var substitutes: [Style: CursesStyle] = [:]
  private var pairs: [Pair: Int32] = [:]

  /// More than any screen shows; ncurses keeps some bytes for each.
  private static let capacity = 40_000

  init(depth: ColorDepth, numbers: ColorNumbers) {
    reduction = ColorReduction(depth: depth)
    self.numbers = numbers
  }

  /// Whether few colours are in use.
  var hasRoom: Bool { numbers.hasRoom }

  /// The ncurses style for a style and the hyperlink drawn in it, nil when the table is full.
  mutating func style(
    for style: Style, link: Hyperlink?, on screen: OpaquePointer
  ) -> CursesStyle? {
    let index = style.mixedBits % Self.recentCount
    if link == nil, let found = recent[index], found.style == style { return found.known }
    let key = LinkedStyle(style: style, link: link)
    guard let known = styles[key] ?? newStyle(for: key, on: screen) else { return nil }
    if link == nil { recent[index] = (style, known) }
    return known
  }

  private mutating func newStyle(for key: LinkedStyle, on screen: OpaquePointer) -> CursesStyle? {
    guard styles.count < Self.capacity, let pair = pair(for: key, on: screen) else { return nil }
    let known = CursesStyle(attributes: CursesStyle.attributes(of: key.style), pair: pair)
    styles[key] = known
    return known
  }

  /// The ncurses style that comes nearest to a style when the table is full.
  mutating func substitute(for style: Style, on screen: OpaquePointer) -> CursesStyle {
    if let known = substitutes[style] { return known }
    let colors = reduction.colors(of: style)
    let background = numbers.number(of: colors.background) ?? numbers.nearest(to: colors.background)
    var foreground = numbers.number(of: colors.foreground) ?? numbers.nearest(to: colors.foreground)
    if foreground == background, colors.foreground != colors.background {
      foreground = RGB(colors.background)?.isDark == false ? 0 : 7
    }
    let pair = number(of: Pair(foreground: foreground, background: background), on: screen) ?? 0
    let known = CursesStyle(attributes: CursesStyle.attributes(of: style), pair: pair)
    substitutes[style] = known
    return known
  }

  /// Forgets every style. What is on the screen then has other colours than ncurses thinks.
  mutating func reset() {
    styles.removeAll(keepingCapacity: true)
    recent = Array(repeating: nil, count: Self.recentCount)
    substitutes.removeAll(keepingCapacity: true)
    pairs.removeAll(keepingCapacity: true)
    numbers.reset()
  }

  private mutating func pair(for key: LinkedStyle, on screen: OpaquePointer) -> Int32? {
    let colors = reduction.colors(of: key.style)
    guard let foreground = numbers.number(of: colors.foreground, link: key.link),
      let background = numbers.number(of: colors.background)
    else { return nil }
    return number(of: Pair(foreground: foreground, background: background), on: screen)
  }

  private mutating func number(of pair: Pair, on screen: OpaquePointer) -> Int32? {
    if pair == Pair(foreground: -1, background: -1) { return 0 }
    if let number = pairs[pair] { return number }
    let number = Int32(pairs.count + 1)
    guard cn_screen_set_pair(screen, number, pair.foreground, pair.background) else { return nil }
    pairs[pair] = number
    return number
  }
}

/// A style as ncurses knows it: attributes and the number of a color pair.
nonisolated struct CursesStyle {
  var attributes: UInt32
  var pair: Int32

  /// The attributes in the numbers of the C target.
  static func attributes(of style: Style) -> UInt32 {
    let known: [(Style.Attributes, UInt32)] = [
      (.bold, UInt32(CNBold)), (.dim, UInt32(CNDim)), (.italic, UInt32(CNItalic)),
      (.underline, UInt32(CNUnderline)), (.reverse, UInt32(CNReverse)),
      (.strikethrough, UInt32(CNStrikethrough)),
    ]
    return known.reduce(0) { style.attributes.contains($1.0) ? $0 | $1.1 : $0 }
  }
}

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
