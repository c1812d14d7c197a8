/// A picture in pixels, for terminals that draw such in place of cells.
public final class PixelPicture: Sendable {
  /// The cells that it covers.
  public let cells: Size
  /// How many pixels lie side by side, and one above the other.
  public let pixels: Size
  /// Red, green, blue and alpha of each pixel, row by row.
  public let bytes: [UInt8]

  /// A picture of four bytes a pixel.
  public init(cells: Size, pixels: Size, bytes: [UInt8]) {
    precondition(bytes.count == 4 * pixels.width * pixels.height)
    self.cells = cells
    self.pixels = pixels
    self.bytes = bytes
  }
}

/// A picture in pixels, at its position in a buffer.
struct PlacedPicture: Equatable {
  let picture: PixelPicture
  let origin: Point

  static func == (left: PlacedPicture, right: PlacedPicture) -> Bool {
    left.picture === right.picture && left.origin == right.origin
  }
}

/// What a cell is of a picture in pixels.
package struct PicturePart: Equatable {
  /// The whole picture.
  package let picture: PixelPicture
  /// Of the cells of the picture, from 0.
  package let column: Int
  /// Of the cells of the picture, from 0.
  package let row: Int

  package static func == (left: PicturePart, right: PicturePart) -> Bool {
    left.picture === right.picture && left.column == right.column && left.row == right.row
  }
}
