import Cells

/// Paints one frame: a buffer, the part of it that may be touched, and what can be clicked in it.
struct Painter {
  private(set) var buffer: CellBuffer
  private(set) var clip: Rect
  private(set) var regions: [PointerRegion] = []
  /// The view that has the focus, to be drawn so.
  let focused: FocusID?
  /// The cells that spinners were painted on, though other views may have been painted over them.
  private(set) var spinners: [Point] = []
  /// Where the text cursor is shown; nil hides it.
  private(set) var cursor: Point?
  /// Where the view with the focus was painted last, though it may have been clipped.
  private(set) var focusRect: Rect?
  /// Whether what is wholly clipped is painted too, to find the view with the focus.
  private var isSeeking = false
  /// The view that is looked for by its id, and where it was painted.
  private var soughtPlace: AnyHashable?
  private var place: Rect?
  /// Whether nothing is drawn: those who scroll want to know where nodes are.
  private(set) var isProbing = false
  /// Whether all that is painted now is hardly to be seen.
  private var isFaint = false

  init(size: Size, focused: FocusID?) {
    buffer = CellBuffer(size: size)
    clip = buffer.bounds
    self.focused = focused
  }

  /// Writes a line; where the style has the standard background, what lies beneath shows through.
  ///
  /// - Parameter link: The address that the terminal opens.
  mutating func put(
    _ text: some StringProtocol, at point: Point, style: Style, link: String? = nil
  ) {
    guard point.y >= clip.minY, point.y < clip.maxY else { return }
    let columns = buffer.put(
      text, at: point, style: isFaint ? style.adding(.dim) : style, clip: clip,
      keepsBackground: true)
    guard let link else { return }
    let block = Rect(origin: point, size: Size(width: columns, height: 1))
    buffer.link(clip.intersection(block), to: link)
  }

  /// Writes a spinner's sign, which turns later without a new frame.
  mutating func put(_ sign: SpinnerSign, at point: Point, style: Style) {
    put(sign.text, at: point, style: style)
    if clip.contains(point) { spinners.append(point) }
  }

  /// Covers a block; nothing that lies beneath shows through, but where the colour is faint.
  mutating func fill(_ rect: Rect, style: Style) {
    guard !isFaint else { return restyle(rect) { $0.attributes.insert(.dim) } }
    buffer.fill(clip.intersection(rect), style: style)
  }

  /// Empties a block, and leaves each cell the background that it has.
  mutating func blank(_ rect: Rect, style: Style) {
    let rect = clip.intersection(rect)
    guard !rect.isEmpty else { return }
    let line = String(repeating: " ", count: rect.size.width)
    for y in rect.minY..<rect.maxY { put(line, at: Point(x: rect.minX, y: y), style: style) }
  }

  /// Empties a block as `blank` does, but for the text in it, which moves to the right: that behind a field without text
  /// begins where the text of the field would.
  mutating func blank(_ rect: Rect, movingTextBy columns: Int, style: Style) {
    let visible = clip.intersection(rect)
    var texts: [(text: String, point: Point, style: Style)] = []
    for y in visible.minY..<visible.maxY {
      for x in visible.minX..<visible.maxX where buffer[x, y].isText && !buffer[x, y].isRightHalf {
        let cell = buffer[x, y]
        texts.append((buffer.text(of: cell), Point(x: x + columns, y: y), cell.style))
      }
    }
    blank(rect, style: style)
    clipped(to: rect) { painter in
      for var text in texts {
        text.style.background = .standard
        painter.put(text.text, at: text.point, style: text.style)
      }
    }
  }

  /// Draws cells that were made elsewhere; where they have no background, what lies beneath shows through.
  ///
  /// - Parameter pixels: The same for terminals that draw pixels.
  mutating func draw(_ picture: CellBuffer, at origin: Point, pixels: PixelPicture? = nil) {
    buffer.draw(picture, at: origin, clip: clip, adding: isFaint ? .dim : [], pixels: pixels)
  }

  mutating func restyle(_ rect: Rect, _ change: (inout Style) -> Void) {
    buffer.restyle(clip.intersection(rect), change)
  }

  /// Writes into a cell, whatever style it had.
  mutating func replace(_ point: Point, with text: String, style: Style) {
    buffer.put(text, at: point, style: style, clip: clip)
  }

  /// Paints with a smaller clip.
  mutating func clipped(to rect: Rect, _ paint: (inout Painter) -> Void) {
    let outer = clip
    clip = clip.intersection(rect)
    if !clip.isEmpty || isSeeking { paint(&self) }
    clip = outer
  }

  /// Paints, and returns where in that the view with the focus is, though it may be clipped.
  mutating func seekingFocus(_ paint: (inout Painter) -> Void) -> Rect? {
    let outer = (focusRect, isSeeking)
    (focusRect, isSeeking) = (nil, true)
    paint(&self)
    defer { (focusRect, isSeeking) = (focusRect ?? outer.0, outer.1) }
    return focusRect
  }

  /// Paints nowhere, to find where nodes are.
  static func probe(_ paint: (inout Painter) -> Void) {
    var painter = Painter(size: .zero, focused: nil)
    (painter.isSeeking, painter.isProbing) = (true, true)
    paint(&painter)
  }

  /// Finds where the view with an id would be painted.
  static func find(_ id: AnyHashable, in paint: (inout Painter) -> Void) -> Rect? {
    var found: Rect?
    probe {
      $0.soughtPlace = id
      paint(&$0)
      found = $0.place
    }
    return found
  }

  /// Records where the view with an id is, though it may be clipped.
  mutating func locate(place id: AnyHashable, in rect: Rect) {
    if place == nil, soughtPlace == id { place = rect }
  }

  /// Paints with a low opacity: text is dim, and fills dim what they cover.
  mutating func faint(_ paint: (inout Painter) -> Void) {
    let outer = isFaint
    isFaint = true
    paint(&self)
    isFaint = outer
  }

  /// Records where the view with the focus is, which may be clipped.
  mutating func locate(_ focus: FocusID, in rect: Rect) {
    if focus == focused { focusRect = rect }
  }

  /// Lets the pointer do something in a block.
  ///
  /// - Parameter focus: The view that a press there gives the focus to.
  mutating func respond(
    in rect: Rect, focus: FocusID? = nil, kind: PointerRegion.Kind = .control,
    _ action: @escaping (MouseEvent, Point) -> Bool
  ) {
    // What scrolls brings it into view, so it counts where it is clipped too.
    if let focus, focus == focused { focusRect = rect }
    let visible = clip.intersection(rect)
    guard !visible.isEmpty else { return }
    regions.append(
      PointerRegion(
        rect: visible, origin: rect.origin, focus: focus, kind: kind, action: action))
  }

  /// The same for a block around others, which come first.
  mutating func respond(
    in rect: Rect, focus: FocusID?, kind: PointerRegion.Kind,
    _ action: @escaping (MouseEvent, Point) -> Bool, around paint: (inout Painter) -> Void
  ) {
    let index = regions.count
    respond(in: rect, focus: focus, kind: kind, action)
    let isThere = regions.count > index
    paint(&self)
    if isThere { regions[index].end = regions.count }
  }

  /// Shields what was painted in a block so far: no press gets there, and no cursor is shown there.
  mutating func shield(_ rect: Rect, press: @escaping () -> Void) {
    if let cursor, rect.contains(cursor) { self.cursor = nil }
    let visible = clip.intersection(rect)
    guard !visible.isEmpty else { return }
    let action = { (event: MouseEvent, _: Point) in
      guard event.action.isPress else { return false }
      press()
      return true
    }
    regions.append(
      PointerRegion(
        rect: visible, origin: rect.origin, focus: nil, isShield: true, action: action))
  }

  /// Shows the text cursor on a cell, where that is not clipped.
  mutating func showCursor(at point: Point) {
    if clip.contains(point) { cursor = point }
  }

  /// Paints something that the pointer does nothing in.
  mutating func withoutHitTesting(_ paint: (inout Painter) -> Void) {
    let count = regions.count
    paint(&self)
    regions.removeLast(regions.count - count)
  }

  /// Makes all that was painted so far a background: dimmed, and out of the pointer's reach.
  mutating func dimBackdrop() {
    regions = []
    cursor = nil
    buffer.restyle(buffer.bounds) { $0.attributes.insert(.dim) }
  }

  /// Draws a line to the right or downwards.
  mutating func rule(_ axis: Axis, at origin: Point, length: Int, style: Style) {
    guard axis == .vertical else {
      let style = isFaint ? style.adding(.dim) : style
      return buffer.rule("─", at: origin, length: length, style: style, clip: clip)
    }
    rule("│", axis, at: origin, length: length) {
      painter, glyph, place in
      painter.put(glyph, at: place, style: style)
    }
  }

  /// Draws a box of lines; nothing where it is too small to be one.
  mutating func box(_ rect: Rect, lines: BoxLines = .rounded, style: Style) {
    box(rect, lines: lines) { $0.put($1, at: $2, style: style) }
  }

  /// Draws a box of lines around what is there: where a line would cross writing, it has a gap.
  mutating func outline(_ rect: Rect, lines: BoxLines, style: Style) {
    box(rect, lines: lines) { $0.putWhereEmpty($1, at: $2, style: style) }
  }

  /// Draws a glyph where nothing is written.
  mutating func putWhereEmpty(_ glyph: String, at point: Point, style: Style) {
    guard clip.contains(point), !buffer[point.x, point.y].isWriting else { return }
    put(glyph, at: point, style: style)
  }
}

/// A block of the screen that answers to the pointer.
struct PointerRegion {
  /// What a press begins: a click alone leaves a drag around it the chance that the pointer moves on.
  enum Kind {
    case control, click, drag
  }

  let rect: Rect
  let origin: Point
  /// The view that a press here gives the focus to.
  let focus: FocusID?
  /// Whether a press reaches nothing that lies behind it.
  var isShield = false
  var kind = Kind.control
  /// Up to this number regions lie in this one: those after it.
  var end = 0
  /// Handles an event at a point within the block; returns whether it did something.
  let action: (MouseEvent, Point) -> Bool
}

extension MouseEvent.Action {
  /// Whether a button went down.
  nonisolated var isPress: Bool { self == .press || self == .secondaryPress }
}

extension Painter {
  private typealias Draw = (inout Painter, String, Point) -> Void

  private mutating func rule(
    _ glyph: String, _ axis: Axis, at origin: Point, length: Int, _ draw: Draw
  ) {
    let line = clip.intersection(Rect(origin: origin, size: axis.size(length, across: 1)))
    guard !line.isEmpty else { return }
    for y in line.minY..<line.maxY {
      for x in line.minX..<line.maxX { draw(&self, glyph, Point(x: x, y: y)) }
    }
  }

  private mutating func box(_ rect: Rect, lines: BoxLines, _ draw: Draw) {
    guard rect.size.width >= 2, rect.size.height >= 2 else { return }
    let right = rect.maxX - 1
    let bottom = rect.maxY - 1
    let width = rect.size.width - 2
    let height = rect.size.height - 2
    let inner = rect.origin.moved(x: 1, y: 1)
    rule(lines.horizontal, .horizontal, at: inner.moved(y: -1), length: width, draw)
    rule(lines.horizontal, .horizontal, at: Point(x: inner.x, y: bottom), length: width, draw)
    rule(lines.vertical, .vertical, at: inner.moved(x: -1), length: height, draw)
    rule(lines.vertical, .vertical, at: Point(x: right, y: inner.y), length: height, draw)
    draw(&self, lines.topLeft, rect.origin)
    draw(&self, lines.topRight, Point(x: right, y: rect.minY))
    draw(&self, lines.bottomLeft, Point(x: rect.minX, y: bottom))
    draw(&self, lines.bottomRight, Point(x: right, y: bottom))
  }
}

extension Cell {
  /// Whether there is something to read here: neither empty nor a part of a drawing.
  fileprivate var isWriting: Bool {
    guard let scalar = onlyScalar else { return true }
    let drawings: [ClosedRange<UInt32>] = [0x20...0x20, 0x2500...0x25FF, 0x2800...0x28FF]
    return !drawings.contains { $0.contains(scalar.value) }
  }
}
