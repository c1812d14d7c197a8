import Cells

/// A picture in the room that it gets, or of its own size.
struct PictureNode: Node {
  let state: PictureState
  /// Pixels to a point.
  let scale: Double
  /// Nil for a picture that keeps its own size.
  let resizingMode: Image.ResizingMode?
  let isSmooth: Bool
  let context: ResolveContext

  /// More cells than any decoder draws; what is larger is drawn in fewer.
  private static let mostCells = 100_000
  /// The cells of all frames of an animation, so that a large one keeps little memory.
  private static let mostFrameCells = 200_000
  private static let mostFrames = 100
  /// Rows above and below what is seen, from where on a picture is drawn, so that it is there when it comes into view.
  private static let reach = 24

  var ratio: Double? {
    state.pixels.map { Double($0.width) / Double(max(1, $0.height)) }
  }

  /// The size that it has of its own: nothing while that is not known, and the box of what cannot be shown.
  private var natural: Size {
    if state.hasFailed { return Size(width: 1, height: 1) }
    guard let pixels = state.pixels else { return .zero }
    return Size(
      width: Metrics.visible(Double(pixels.width) / scale, along: .horizontal),
      height: Metrics.visible(Double(pixels.height) / scale, along: .vertical))
  }

  func lengths(_ axis: Axis, across: Int?) -> Lengths {
    resizingMode == nil
      ? .fixed(natural[axis]) : Lengths(min: 0, ideal: natural[axis], max: .max)
  }

  func layout(_ proposal: Proposal) -> Placement {
    let size = resizingMode == nil ? natural : proposal.size(or: natural)
    return Placement(size: size) { painter, origin in
      let rect = Rect(origin: origin, size: size)
      guard natural != .zero, !painter.clip.isEmpty else { return }
      let clip = painter.clip
      let near = Rect(
        x: clip.minX, y: clip.minY - Self.reach, width: clip.size.width,
        height: clip.size.height + 2 * Self.reach)
      if !near.intersection(rect).isEmpty { paint(in: rect, &painter) }
    }
  }

  private func paint(in rect: Rect, _ painter: inout Painter) {
    let part = rect.intersection(painter.clip)
    guard !state.hasFailed else {
      return painter.put(
        Symbol.unknown.text(in: context.environment.symbolSet), at: rect.origin,
        style: context.environment.style)
    }
    let tile = resizingMode == .tile ? natural : rect.size
    want(drawable(tile))
    guard !part.isEmpty, let (cells, end) = state.cells(at: context.frame.now) else { return }
    if let end { context.frame.animate(at: end) }
    if cells.size == rect.size {
      return painter.draw(cells, at: rect.origin, pixels: state.still)
    }
    var picture = CellBuffer(size: part.size)
    for y in 0..<part.size.height {
      for x in 0..<part.size.width {
        let (column, row) = (part.minX - rect.minX + x, part.minY - rect.minY + y)
        picture.put(
          column % tile.width * cells.size.width / tile.width,
          row % tile.height * cells.size.height / tile.height, of: cells, at: Point(x: x, y: y))
      }
    }
    painter.draw(picture, at: part.origin)
  }

  private func want(_ size: Size) {
    let environment = context.environment
    let frames = min(Self.mostFrames, Self.mostFrameCells / max(1, size.width * size.height))
    state.want(
      PictureRequest(
        size: size, isSmooth: isSmooth, colorScheme: environment.colorScheme,
        frames: environment.accessibilityReduceMotion ? 1 : max(1, frames),
        hasPixels: environment.drawsPixels),
      in: environment, changed: context.frame.invalidate)
  }

  /// A size of the same shape of which a decoder draws all cells.
  private func drawable(_ size: Size) -> Size {
    var (width, height) = (size.width, size.height)
    while width.multipliedReportingOverflow(by: height).partialValue > Self.mostCells {
      (width, height) = (max(1, width / 2), max(1, height / 2))
    }
    return Size(width: width, height: height)
  }
}

/// What stands where a picture will be: a block that takes the room it is offered.
struct PicturePlaceholderNode: Node {
  func lengths(_ axis: Axis, across: Int?) -> Lengths { Lengths(min: 0, ideal: 1, max: .max) }

  func layout(_ proposal: Proposal) -> Placement {
    let size = proposal.size(or: Size(width: 1, height: 1))
    return Placement(size: size) { painter, origin in
      painter.fill(
        Rect(origin: origin, size: size), style: Style(background: .palette(8)))
    }
  }
}
