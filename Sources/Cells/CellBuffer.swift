/// A screenful of cells: what a frame is painted on, and what a test or a picture reads.
///
/// Drawing never fails: whatever lies outside the buffer or the clip is left out, and a wide glyph that
/// would be cut in half becomes a space.
public struct CellBuffer: Sendable {
  /// In cells; a screen of another size needs another buffer.
  public let size: Size
  private(set) var cells: [Cell]
  private(set) var clusters: [String] = []
  private var clusterIndex: [String: UInt32] = [:]
  private(set) var links: [Hyperlink] = []
  private var linkNumbers: [String: UInt8] = [:]
  private(set) var pictures: [PlacedPicture] = []

  /// A buffer of blank cells; a negative width or height counts as 0.
  public init(size: Size) {
    self.size = Size(width: max(0, size.width), height: max(0, size.height))
    cells = Array(repeating: .blank, count: self.size.width * self.size.height)
  }

  /// The clusters of several scalars that were drawn, each once.
  package var clusterCount: Int { clusters.count }

  /// All of the buffer, as a block to fill or to clip to.
  public var bounds: Rect { Rect(origin: .zero, size: size) }

  /// The cell at a column and a row; both must lie within the buffer.
  public subscript(x: Int, y: Int) -> Cell { cells[y * size.width + x] }

  /// The memory of a cell, of which each bit means something.
  typealias CellBits = SIMD2<UInt64>

  func withCellBits<Result>(_ body: (UnsafeBufferPointer<CellBits>) -> Result) -> Result {
    cells.withUnsafeBytes { body($0.bindMemory(to: CellBits.self)) }
  }

  /// The text in a cell, empty for the right half of a wide glyph.
  public func text(of cell: Cell) -> String {
    if cell.isRightHalf { return "" }
    if cell.isCluster { return clusters[Int(cell.glyph & ~Cell.clusterFlag)] }
    return Unicode.Scalar(cell.glyph).map { String(Character($0)) } ?? " "
  }

  /// Draws one line of text, cut where the clip ends, and returns the columns it got to: at least to the
  /// end of the clip where the text goes on beyond it.
  ///
  /// Control characters, bidi overrides and invisible characters are left out, so that no text can
  /// do more to the terminal than be read.
  ///
  /// - Parameter keepsBackground: Whether a style with the standard background leaves each cell the
  ///   background that it has.
  @discardableResult
  public mutating func put(
    _ text: some StringProtocol, at point: Point, style: Style = .plain, clip: Rect? = nil,
    keepsBackground: Bool = false
  ) -> Int {
    let resolved = ResolvedStyle(style: style, keepsBackground: keepsBackground)
    let clip = clip.map(bounds.intersection) ?? bounds
    let columns = text.utf8.withContiguousStorageIfAvailable {
      putNarrow($0, at: point, resolved: resolved, clip: clip)
    }
    if let columns = columns ?? nil { return columns }
    var x = point.x
    for character in text {
      CellGlyph.each(in: character) { glyph in
        put(glyph, at: Point(x: x, y: point.y), resolved: resolved, clip: clip)
        x += glyph.columns
      }
      if x >= clip.maxX { break }
    }
    return x - point.x
  }

  /// Draws the same box sign many times, side by side; each cell keeps the background that it has where the style has
  /// the standard one.
  package mutating func rule(
    _ sign: Unicode.Scalar, at point: Point, length: Int, style: Style, clip: Rect
  ) {
    putNarrow(
      length, at: point, resolved: ResolvedStyle(style: style, keepsBackground: true),
      clip: bounds.intersection(clip)
    ) { _ in sign.value }
  }

  /// Makes every cell of a block a space of one style.
  public mutating func fill(_ rect: Rect, style: Style) {
    let rect = bounds.intersection(rect)
    guard !rect.isEmpty else { return }
    for y in rect.minY..<rect.maxY {
      repairEdges(of: rect, row: y)
      let start = y * size.width + rect.minX
      for index in start..<start + rect.size.width { cells[index] = .space(style) }
    }
  }

  /// Makes what is written in a block a part of a hyperlink; whatever is written there later is none.
  ///
  /// Nothing changes where the address is not one that a terminal may open, and where the buffer has 200 others.
  public mutating func link(_ rect: Rect, to address: String) {
    let rect = bounds.intersection(rect)
    guard !rect.isEmpty, let number = linkNumber(of: address) else { return }
    for y in rect.minY..<rect.maxY {
      let start = y * size.width + rect.minX
      for index in start..<start + rect.size.width { cells[index].link = number }
    }
  }

  /// Copies the letters of one look that begin at a column, and returns how many there are: printable ASCII that is not
  /// a part of a link or a picture.
  ///
  /// - Parameters:
  ///   - end: The column after the last one that is asked for.
  ///   - letters: Has room for all columns of a row.
  package func copyLetters(
    at x: Int, _ y: Int, before end: Int, into letters: inout [UInt8]
  ) -> Int {
    let start = y * size.width + x
    return cells.withUnsafeBufferPointer { cells in
      let cells = UnsafeBufferPointer(rebasing: cells[start..<start + max(0, end - x)])
      guard let style = cells.first?.style else { return 0 }
      return letters.withUnsafeMutableBufferPointer { letters in
        for (index, cell) in cells.enumerated() {
          guard cell.glyph &- 0x20 < 0x5F, cell.link == 0, cell.style == style else { return index }
          letters[index] = UInt8(truncatingIfNeeded: cell.glyph)
        }
        return cells.count
      }
    }
  }

  /// The hyperlink that a cell is a part of, nil for none.
  public func link(of cell: Cell) -> Hyperlink? {
    (1...Self.mostLinks).contains(Int(cell.link)) ? links[Int(cell.link) - 1] : nil
  }

  /// The pictures in pixels that were drawn.
  package var pixelPictures: [PixelPicture] { pictures.map(\.picture) }

  /// What the cell at a column and a row is of a picture in pixels, nil for none.
  package func picturePart(_ x: Int, _ y: Int) -> PicturePart? {
    let index = Int(self[x, y].link) - Self.mostLinks - 1
    guard index >= 0 else { return nil }
    let placed = pictures[index]
    return PicturePart(
      picture: placed.picture, column: x - placed.origin.x, row: y - placed.origin.y)
  }

  /// The number by which cells name a picture; 0 where there are too many.
  private mutating func pictureNumber(of picture: PlacedPicture) -> UInt8 {
    guard let number = UInt8(exactly: Self.mostLinks + 1 + pictures.count) else { return 0 }
    pictures.append(picture)
    return number
  }

  private mutating func linkNumber(of address: String) -> UInt8? {
    if let number = linkNumbers[address] { return number }
    guard links.count < Self.mostLinks, let link = Hyperlink(address) else { return nil }
    links.append(link)
    linkNumbers[address] = UInt8(links.count)
    return UInt8(links.count)
  }

  private static let mostLinks = 200

  /// Changes how a block is drawn, and keeps what is written in it. A wide glyph is drawn as its left
  /// half is.
  public mutating func restyle(_ rect: Rect, _ change: (inout Style) -> Void) {
    let rect = bounds.intersection(rect)
    guard !rect.isEmpty else { return }
    for y in rect.minY..<rect.maxY {
      let start = y * size.width
      for x in rect.minX..<rect.maxX where !self[x, y].isRightHalf {
        change(&cells[start + x].style)
        if x + 1 < size.width, self[x + 1, y].isRightHalf {
          cells[start + x + 1].style = cells[start + x].style
        }
      }
    }
  }

  /// Draws another buffer, cut where the clip ends. Where that has the standard background, each cell keeps the
  /// background that it has; a glyph that is not a single scalar of one column is left out.
  ///
  /// - Parameters:
  ///   - attributes: All of it is drawn with them.
  ///   - pixels: The same picture for terminals that draw pixels. Whatever is drawn over it hides its part.
  package mutating func draw(
    _ picture: CellBuffer, at origin: Point, clip: Rect, adding attributes: Style.Attributes = [],
    pixels: PixelPicture? = nil
  ) {
    let rect = bounds.intersection(clip).intersection(Rect(origin: origin, size: picture.size))
    guard !rect.isEmpty else { return }
    for y in rect.minY..<rect.maxY { repairEdges(of: rect, row: y) }
    let width = size.width
    let number = pixels.map { pictureNumber(of: PlacedPicture(picture: $0, origin: origin)) } ?? 0
    picture.cells.withUnsafeBufferPointer { source in
      cells.withUnsafeMutableBufferPointer { cells in
        for y in rect.minY..<rect.maxY {
          let start = (y - origin.y) * picture.size.width - origin.x
          for x in rect.minX..<rect.maxX {
            var cell = source[start + x]
            if cell.width != 1 || cell.isCluster { cell = .space(cell.style) }
            if cell.style.background == .standard {
              cell.style.background = cells[y * width + x].style.background
            }
            cell.style.attributes.formUnion(attributes)
            cell.link = number
            cells[y * width + x] = cell
          }
        }
      }
    }
  }
}

/// The style that a text is written in, which may keep the background of each cell.
private struct ResolvedStyle {
  private let style: Style
  private let keepsBackground: Bool

  init(style: Style, keepsBackground: Bool) {
    self.style = style
    self.keepsBackground = keepsBackground && style.background == .standard
  }

  func style(on cell: Cell) -> Style {
    guard keepsBackground else { return style }
    var style = style
    style.background = cell.style.background
    return style
  }
}

extension CellBuffer {
  /// Draws a text of which each glyph is known to be one column wide, and returns how many there are; nil for another.
  private mutating func putNarrow(
    _ bytes: UnsafeBufferPointer<UInt8>, at point: Point, resolved: ResolvedStyle, clip: Rect
  ) -> Int? {
    if let count = bytes.plainASCIICount {
      putNarrow(count, at: point, resolved: resolved, clip: clip) { UInt32(bytes[$0]) }
      return count
    }
    if let count = bytes.boxSignCount {
      putNarrow(count, at: point, resolved: resolved, clip: clip) { bytes.boxSign($0).value }
      return count
    }
    return nil
  }

  /// - Parameter glyph: That with a number.
  @inline(__always)
  private mutating func putNarrow(
    _ count: Int, at point: Point, resolved: ResolvedStyle, clip: Rect, glyph: (Int) -> UInt32
  ) {
    guard point.y >= clip.minY, point.y < clip.maxY else { return }
    let first = max(point.x, clip.minX)
    let last = min(point.x + count, clip.maxX)
    guard first < last else { return }
    repairEdges(of: Rect(x: first, y: point.y, width: last - first, height: 1), row: point.y)
    let start = point.y * size.width + first
    let skipped = first - point.x
    cells.withUnsafeMutableBufferPointer { cells in
      let cells = UnsafeMutableBufferPointer(rebasing: cells[start..<start + last - first])
      for index in cells.indices {
        let style = resolved.style(on: cells[index])
        cells[index] = Cell(glyph: glyph(skipped &+ index), width: 1, style: style)
      }
    }
  }

  private mutating func put(
    _ glyph: CellGlyph, at point: Point, resolved: ResolvedStyle, clip: Rect
  ) {
    let covered = Rect(x: point.x, y: point.y, width: glyph.columns, height: 1)
    let visible = clip.intersection(covered)
    guard !visible.isEmpty else { return }
    repairEdges(of: visible, row: point.y)
    let index = point.y * size.width + visible.minX
    let style = resolved.style(on: cells[index])
    guard visible.size.width == glyph.columns else {
      cells[index] = .space(style)
      return
    }
    cells[index] = Cell(glyph: code(of: glyph), width: UInt8(glyph.columns), style: style)
    if glyph.columns == 2 { cells[index + 1] = .rightHalf(style) }
  }

  private mutating func code(of glyph: CellGlyph) -> UInt32 {
    if glyph.scalars.count == 1 { return glyph.scalars[0].value }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: glyph.scalars)
    let cluster = String(text)
    if let index = clusterIndex[cluster] { return index | Cell.clusterFlag }
    let index = UInt32(clusters.count)
    clusters.append(cluster)
    clusterIndex[cluster] = index
    return index | Cell.clusterFlag
  }

  /// Turns the outer half of a wide glyph that a block is about to cut into a space.
  private mutating func repairEdges(of rect: Rect, row: Int) {
    let start = row * size.width
    if rect.minX > 0, cells[start + rect.minX].isRightHalf {
      cells[start + rect.minX - 1] = .space(cells[start + rect.minX - 1].style)
    }
    if rect.maxX < size.width, cells[start + rect.maxX].isRightHalf {
      cells[start + rect.maxX] = .space(cells[start + rect.maxX].style)
    }
  }
}
