import Cells

/// What an entry of the palette is lent to: a colour, and for letters the hyperlink that they are a part of.
nonisolated struct LentEntry: Hashable {
  var color: CellColor
  var link: Hyperlink?
}

/// The numbers by which ncurses knows colours.
nonisolated enum ColorNumbers {
  /// A palette, of which a number is an entry.
  case indexed
  /// Numbers from 8 up are red, green and blue; those below are the named colours.
  case direct
  /// ncurses knows a palette only, the terminal direct colours and hyperlinks: the entries from 16 up are lent to
  /// those in use, and written as those by `OutputRewriter`.
  case lent(slots: [LentEntry: Int32])

  /// Entries that can be lent at a time.
  private static let slotCount = 240

  /// The number of a colour, of letters with that of the link that they are a part of; nil where none is left.
  mutating func number(of color: CellColor, link: Hyperlink? = nil) -> Int32? {
    switch self {
    case .indexed: return Self.index(of: color)
    case .direct: return Self.value(of: color)
    case .lent(var slots):
      if link == nil {
        if case .palette(let index) = color.kind, index < 16 { return Int32(index) }
        guard color != .standard else { return -1 }
      }
      let entry = LentEntry(color: color, link: link)
      if let slot = slots[entry] { return slot }
      guard slots.count < Self.slotCount else { return nil }
      let slot = Int32(16 + slots.count)
      self = .indexed  // so that the table is not copied
      slots[entry] = slot
      self = .lent(slots: slots)
      return slot
    }
  }

  /// The number that comes nearest to a colour which has no number.
  func nearest(to color: CellColor) -> Int32 {
    guard case .lent(let slots) = self, let rgb = RGB(color) else { return -1 }
    if case .palette(let index) = color.kind, index < 16 { return Int32(index) }
    let distances = slots.compactMap { lent, slot in
      lent.link == nil ? RGB(lent.color).map { (slot, rgb.distance(to: $0)) } : nil
    }
    return distances.min { ($0.1, $0.0) < ($1.1, $1.0) }?.0 ?? -1
  }

  /// Whether less than half of what can be lent is.
  var hasRoom: Bool {
    if case .lent(let slots) = self { slots.count < Self.slotCount / 2 } else { true }
  }

  mutating func reset() {
    switch self {
    case .indexed, .direct: return
    case .lent: self = .lent(slots: [:])
    }
  }

  private static func index(of color: CellColor) -> Int32 {
    switch color.kind {
    case .standard: -1
    case .palette(let index): Int32(index)
    case .rgb(let red, let green, let blue):
      Int32(RGB(Int(red), Int(green), Int(blue)).paletteIndex)
    }
  }

  private static func value(of color: CellColor) -> Int32 {
    switch color.kind {
    case .standard: return -1
    case .palette(let index) where index < 8: return Int32(index)
    case .palette(let index):
      let rgb = RGB(palette: Int(index))
      return Int32(max(8, rgb.red << 16 | rgb.green << 8 | rgb.blue))
    case .rgb(let red, let green, let blue):
      return max(8, Int32(red) << 16 | Int32(green) << 8 | Int32(blue))
    }
  }
}
