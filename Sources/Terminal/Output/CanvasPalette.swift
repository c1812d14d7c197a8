import CNCurses

/// What colours a terminal gets: what it has, no more than it is asked for.
struct CanvasPalette {
  let depth: ColorDepth
  let numbers: ColorNumbers
  /// Whether direct colours are lent palette entries.
  let isLending: Bool

  /// Colours up to a limit; `.direct` as the limit says that the terminal can show more than its
  /// description has, nil that the description is right.
  init(of screen: OpaquePointer, limit: ColorDepth?) {
    let isDirect = cn_screen_is_direct(screen)
    let own = isDirect ? .direct : ColorDepth(count: Int(cn_screen_colors(screen)))
    isLending = limit == .direct && own == .palette && Self.setsPaletteColors(screen)
    depth = isLending ? .direct : min(own, limit ?? own)
    numbers = isDirect ? .direct : isLending ? .lent(slots: [:]) : .indexed
  }

  /// Whether entries of the palette are chosen by `38;5;n`, which the rewriter looks for.
  private static func setsPaletteColors(_ screen: OpaquePointer) -> Bool {
    guard let setting = cn_screen_string(screen, "setaf") else { return false }
    let text = String(cString: setting)
    return text.contains("38;5;") || text.contains("38:5:")
  }
}
