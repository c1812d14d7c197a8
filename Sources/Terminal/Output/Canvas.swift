import CNCurses
import Cells

/// A screen of ncurses that draws into memory: frames go in, bytes for the terminal come out.
final class Canvas {
  private(set) var size: Size
  /// Whether all signs can be written; ASCII stands for the others where not.
  let isUTF8: Bool
  let colors: ColorDepth
  private let screen: OpaquePointer
  private var encoder: GlyphEncoder
  private var pairs: ColorPairTable
  private var rewriter = OutputRewriter()
  let isLending: Bool
  private var hasColors: Bool
  private let canStopWrapping: Bool
  /// Whether the next frame is put whole: what ncurses holds is not the frame before.
  private var isStale = true
  private var isClosed = false
  private var cells: [CNCell] = []
  private var letters: [UInt8]
  private var pictures = SentPictures()
  private var signs = PictureSigns()

  /// What the terminal can do beside; another value is drawn from the next frame on.
  var features = TerminalFeatures() {
    didSet {
      guard features != oldValue else { return }
      encoder.emoji = features.emoji
      isStale = true
      guard hasLinks, !hasColors else { return }
      hasColors = true
      cn_screen_use_colors(screen)
    }
  }

  /// Throws where ncurses does not know the kind of terminal.
  init(term: String, size: Size, depth limit: ColorDepth?, isUTF8: Bool) throws(TerminalError) {
    guard let screen = cn_screen_new(term, Int32(size.height), Int32(size.width)) else {
      throw .unknownTerminal(term)
    }
    self.screen = screen
    self.size = size
    self.isUTF8 = isUTF8
    letters = Array(repeating: 0, count: size.width)
    encoder = GlyphEncoder(isUTF8: isUTF8)
    let palette = CanvasPalette(of: screen, limit: limit)
    pairs = ColorPairTable(depth: palette.depth, numbers: palette.numbers)
    colors = palette.depth
    isLending = palette.isLending
    canStopWrapping =
      cn_screen_string(screen, "rmam") != nil && cn_screen_string(screen, "smam") != nil
    hasColors = palette.depth > .monochrome
    if hasColors { cn_screen_use_colors(screen) }
  }

  func resize(to size: Size) {
    self.size = size
    letters = Array(repeating: 0, count: size.width)
    cn_screen_resize(screen, Int32(size.height), Int32(size.width))
    invalidate()
    isStale = true
  }

  /// Draws every cell at the next update.
  func invalidate() {
    cn_screen_invalidate(screen)
    // Some terminals lose their pictures where the screen is cleared.
    pictures.forget()
  }

  func put(_ frame: CellBuffer, changes: CellDiff, cursor: Point?) {
    if !encoder.standIns.hasRoom(for: frame.clusterCount) {
      encoder.standIns = StandIns()
      invalidate()
      isStale = true
    }
    if hasSigns, !signs.hasRoom(for: cellCount) {
      signs = PictureSigns()
      invalidate()
      isStale = true
    }
    pictures.show(hasPixels ? frame.pixelPictures : [])
    let runs = isStale ? CellDiff(from: nil, to: frame).runs : changes.runs
    isStale = false
    if !runs.allSatisfy({ put($0, of: frame, isLastResort: false) }) {
      // Out of colours: start again with those of this frame.
      pairs.reset()
      rewriter.forget()
      invalidate()
      for run in CellDiff(from: nil, to: frame).runs { _ = put(run, of: frame, isLastResort: true) }
    }
    cn_screen_set_cursor(screen, Int32(cursor?.y ?? -1), Int32(cursor?.x ?? -1))
  }

  /// Appends what turns the terminal's screen into this one: nothing where it is the same already.
  ///
  /// - Returns: Whether the terminal has other pictures than before, so that the bytes that restore it are others.
  @discardableResult
  func update(into output: inout [UInt8]) -> Bool {
    var start: UnsafePointer<UInt8>?
    let count = cn_screen_update(screen, &start)
    if let start, count > 0 {
      if isLending, case .lent(let slots) = pairs.numbers { rewriter.lend(slots) }
      rewriter.rewrite(
        UnsafeBufferPointer(start: start, count: count), encoder.standIns, signs, into: &output)
    }
    guard features.passesPixels else { return pictures.write(into: &output) }
    var sequences: [UInt8] = []
    defer { output += GraphicsSequence.passed(sequences) }
    return pictures.write(into: &sequences)
  }

  /// What repaints a row on which something else has written, when the cursor is back where it was.
  func repaint(row: Int, into output: inout [UInt8]) {
    cn_screen_redraw_row(screen, Int32(row))
    update(into: &output)
  }

  /// Links are lent entries of a palette, so there are none without.
  private var hasLinks: Bool { features.hasHyperlinks && isLending }

  /// Whether placeholders can be drawn: they have colours that only lent entries keep as they are.
  var canDrawPixels: Bool { isUTF8 && isLending && colors >= .palette }

  /// Whether cells of pictures can have direct colours, of which a palette lends too few.
  var canHoldSigns: Bool {
    isUTF8 && isLending && colors == .direct && PictureSigns.areNarrow
  }

  /// Whether they have: on a screen of more cells they have the colours of the palette that are next to theirs.
  private var hasSigns: Bool { canHoldSigns && cellCount <= PictureSigns.mostCells }

  private var cellCount: Int { size.width * size.height }

  private var hasPixels: Bool { features.hasPixels && canDrawPixels }

  /// A string of the terminal's description, as bytes.
  func capability(_ name: String) -> [UInt8]? {
    cn_screen_string(screen, name).map { Array(String(cString: $0).utf8) }
  }

  var speaksANSI: Bool { cn_screen_speaks_ansi(screen) }

  var enterString: [UInt8] {
    text { cn_screen_enter_string(screen, Int32(size.height), $0.baseAddress, $0.count) }
  }

  var leaveString: [UInt8] {
    (features.passesPixels ? GraphicsSequence.passed(pictures.leaveString) : pictures.leaveString)
      + text { cn_screen_leave_string(screen, $0.baseAddress, $0.count) }
  }

  /// The canvas must not be used afterwards.
  func close() {
    guard !isClosed else { return }
    isClosed = true
    cn_screen_free(screen)
  }

  /// One for a terminal that an environment describes.
  convenience init(_ environment: TerminalEnvironment, size: Size) throws(TerminalError) {
    let isUTF8 = cn_locale_use_utf8()
    let term = try environment.drawableTerm
    guard !environment.refusesColors else {
      try self.init(term: term, size: size, depth: .monochrome, isUTF8: isUTF8)
      return
    }
    guard environment.promisesDirectColors else {
      try self.init(term: term, size: size, depth: nil, isUTF8: isUTF8)
      return
    }
    // `COLORTERM=truecolor` with `TERM=xterm`: the description of eight colours is out of date.
    let better = term.contains("256color") || term.contains("direct") ? term : term + "-256color"
    do {
      try self.init(term: better, size: size, depth: .direct, isUTF8: isUTF8)
    } catch {
      try self.init(term: term, size: size, depth: .direct, isUTF8: isUTF8)
    }
  }
}

extension Canvas {
  /// Puts a run; false when no colour pair is left for it.
  private func put(_ run: CellRun, of frame: CellBuffer, isLastResort: Bool) -> Bool {
    guard run.y < size.height else { return true }
    cells.removeAll(keepingCapacity: true)
    let columns = run.columns.clamped(to: 0..<size.width)
    var style: Style?
    var link: Hyperlink?
    var cursesStyle = CursesStyle(attributes: 0, pair: 0)
    func take(_ newStyle: Style, _ newLink: Hyperlink?) -> Bool {
      guard newStyle != style || newLink != link else { return true }
      let known = pairs.style(for: newStyle, link: newLink, on: screen)
      guard known != nil || isLastResort else { return false }
      (style, link) = (newStyle, newLink)
      cursesStyle = known ?? pairs.substitute(for: newStyle, on: screen)
      return true
    }
    // The cells that are not put yet begin at a column.
    var start = columns.lowerBound
    func putCells() {
      cn_screen_put(screen, Int32(run.y), Int32(start), cells, Int32(cells.count))
      cells.removeAll(keepingCapacity: true)
    }
    var x = columns.lowerBound
    while x < columns.upperBound {
      let cell = frame[x, run.y]
      let look = pictureLook(of: cell)
      // Most of a screen are letters, which are put many at once.
      let letters =
        look == nil
        ? frame.copyLetters(at: x, run.y, before: columns.upperBound, into: &letters) : 0
      if letters > 0 {
        guard take(cell.style, nil) else { return false }
        if !cells.isEmpty { putCells() }
        cn_screen_put_letters(
          screen, Int32(run.y), Int32(x), self.letters, Int32(letters), cursesStyle.attributes,
          cursesStyle.pair)
        x += letters
        start = x
        continue
      }
      defer { x += 1 }
      if cell.isRightHalf { continue }
      let link = hasLinks ? frame.link(of: cell) : nil
      let placeholder = hasPixels ? placeholder(x, run.y, of: frame) : nil
      var style = placeholder.map { Style(foreground: $0.color) } ?? cell.style
      var sign: Unicode.Scalar?
      if let look, link == nil, placeholder == nil {
        sign = hasSigns ? signs.sign(for: look) : nil
        (style.foreground, style.background) =
          sign == nil
          ? ColorReduction(depth: .palette).colors(of: style) : (.standard, .standard)
      }
      guard take(style, link) else { return false }
      append(
        cell, placeholder?.scalars ?? sign.map { [$0] }, at: x, run.y, of: frame, style: cursesStyle
      )
    }
    if !cells.isEmpty { putCells() }
    return true
  }

  /// Appends a cell that is no letter, or a part of a link or a picture.
  ///
  /// - Parameter standIn: What stands for a part of a picture.
  private func append(
    _ cell: Cell, _ standIn: [Unicode.Scalar]?, at x: Int, _ y: Int, of frame: CellBuffer,
    style: CursesStyle
  ) {
    if let standIn {
      cells.append(CNCell(standIn, style: style))
    } else if cell.columns == 2, !hasRoom(at: x, y) {
      for _ in x..<min(x + 2, size.width) { cells.append(CNCell(" ", style: style)) }
    } else if let scalar = encoder.plainScalar(cell) {
      cells.append(CNCell(scalar, style: style))
    } else {
      encoder.encode(cell, in: frame) { cells.append(CNCell($0, style: style)) }
    }
  }

  /// Whether a wide glyph fits at a point. Where a terminal cannot stop wrapping, ncurses writes the last
  /// cell of all by shifting the one before, which must not be half a glyph.
  private func hasRoom(at x: Int, _ y: Int) -> Bool {
    let isShifted = y == size.height - 1 && !canStopWrapping
    return x + 2 <= (isShifted ? size.width - 2 : size.width)
  }

  /// What stands for a cell of a picture in pixels; nil for other cells, and for dimmed ones: pixels cannot be dimmed.
  private func placeholder(
    _ x: Int, _ y: Int, of frame: CellBuffer
  ) -> (scalars: [Unicode.Scalar], color: CellColor)? {
    guard let part = frame.picturePart(x, y), !frame[x, y].style.attributes.contains(.dim)
    else { return nil }
    return pictures.placeholder(part)
  }

  /// What a cell of a picture looks like, in more colours than a palette lends; nil for other cells. What is only a
  /// background counts as one where few colours are left.
  private func pictureLook(of cell: Cell) -> PictureSigns.Look? {
    guard isLending, isUTF8, colors == .direct, let look = PictureSigns.look(of: cell),
      look.glyph != " " || !pairs.hasRoom
    else { return nil }
    return look
  }

  private func text(_ fill: (UnsafeMutableBufferPointer<CChar>) -> Int) -> [UInt8] {
    var buffer = [CChar](repeating: 0, count: 1024)
    let count = buffer.withUnsafeMutableBufferPointer { fill($0) }
    return buffer.prefix(count).map { UInt8(bitPattern: $0) }
  }
}

extension CNCell {
  fileprivate init(_ scalar: Unicode.Scalar, style: CursesStyle) {
    self.init()
    (attributes, pair) = (style.attributes, style.pair)
    scalars.0 = scalar.value
  }

  /// A character and its marks; those that have no room are left out.
  fileprivate init(_ scalars: [Unicode.Scalar], style: CursesStyle) {
    self.init()
    (attributes, pair) = (style.attributes, style.pair)
    withUnsafeMutableBytes(of: &self.scalars) { raw in
      let values = raw.bindMemory(to: UInt32.self)
      for (index, scalar) in scalars.prefix(values.count).enumerated() {
        values[index] = scalar.value
      }
    }
  }
}

/// What colours a terminal gets: what it has, no more than it is asked for.
private struct CanvasPalette {
  let depth: ColorDepth
  let numbers: ColorNumbers
  /// Whether direct colours and hyperlinks are lent palette entries.
  let isLending: Bool

  /// Colours up to a limit; `.direct` as the limit says that the terminal can show more than its
  /// description has, nil that the description is right.
  init(of screen: OpaquePointer, limit: ColorDepth?) {
    let isDirect = cn_screen_is_direct(screen)
    let own = isDirect ? .direct : ColorDepth(count: Int(cn_screen_colors(screen)))
    isLending = own == .palette && cn_screen_is_indexed(screen)
    depth = isLending && limit == .direct ? .direct : min(own, limit ?? own)
    numbers = isDirect ? .direct : isLending ? .lent(slots: [:]) : .indexed
  }
}
