import CNCurses
import Cells

/// The inks in use, and the colour pairs of ncurses behind them. Bounded: when it is full it starts anew,
/// and the whole screen must be drawn.
struct InkTable {
  private struct Pair: Hashable {
    var foreground: Int32
    var background: Int32
  }

  private let reduction: ColorReduction
  private(set) var numbers: ColorNumbers
  private var inks: [Style: Ink] = [:]
  /// Those that had to do, until the table starts anew.
  private var substitutes: [Style: Ink] = [:]
  private var pairs: [Pair: Int32] = [:]

  /// More than any screen shows; ncurses keeps some bytes for each.
  private static let capacity = 40_000

  init(depth: ColorDepth, numbers: ColorNumbers) {
    reduction = ColorReduction(depth: depth)
    self.numbers = numbers
  }

  /// The ink for a style, nil when the table is full.
  mutating func ink(for style: Style, on screen: OpaquePointer) -> Ink? {
    if let ink = inks[style] { return ink }
    guard inks.count < Self.capacity, let pair = pair(for: style, on: screen) else { return nil }
    let ink = Ink(attributes: Ink.attributes(of: style), pair: pair)
    inks[style] = ink
    return ink
  }

  /// The ink that comes nearest to a style when the table is full.
  mutating func substitute(for style: Style, on screen: OpaquePointer) -> Ink {
    if let ink = substitutes[style] { return ink }
    let colors = reduction.colors(of: style)
    let background = numbers.number(of: colors.background) ?? numbers.nearest(to: colors.background)
    var foreground = numbers.number(of: colors.foreground) ?? numbers.nearest(to: colors.foreground)
    if foreground == background, colors.foreground != colors.background {
      foreground = RGB(colors.background)?.isDark == false ? 0 : 7
    }
    let pair = number(of: Pair(foreground: foreground, background: background), on: screen) ?? 0
    let ink = Ink(attributes: Ink.attributes(of: style), pair: pair)
    substitutes[style] = ink
    return ink
  }

  /// Forgets every ink. What is on the screen then has other colours than ncurses thinks.
  mutating func reset() {
    inks.removeAll(keepingCapacity: true)
    substitutes.removeAll(keepingCapacity: true)
    pairs.removeAll(keepingCapacity: true)
    numbers.reset()
  }

  private mutating func pair(for style: Style, on screen: OpaquePointer) -> Int32? {
    let colors = reduction.colors(of: style)
    guard let foreground = numbers.number(of: colors.foreground),
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
