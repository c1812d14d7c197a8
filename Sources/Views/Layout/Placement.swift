import Cells

/// A node with its size decided, ready to be painted anywhere.
struct Placement {
  let size: Size
  /// Paints with the top left corner at a point; what lies outside the painter's clip is left out.
  let paint: (inout Painter, Point) -> Void

  init(size: Size, paint: @escaping (inout Painter, Point) -> Void) {
    self.size = Size(width: max(0, size.width), height: max(0, size.height))
    self.paint = paint
  }

  static let empty = Placement(size: .zero) { _, _ in }
}
