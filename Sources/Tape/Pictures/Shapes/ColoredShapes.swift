/// Shapes by their colour, in the order in which the colours came up, so that every picture of a screen is the same.
struct ColoredShapes<Shape: Sendable>: Sendable {
  private(set) var all: [(color: PictureColor, shapes: [Shape])] = []
  private var places: [PictureColor: Int] = [:]

  mutating func add(_ shapes: [Shape], _ color: PictureColor) {
    guard !shapes.isEmpty else { return }
    let place = places[color] ?? all.count
    if place == all.count {
      places[color] = place
      all.append((color, []))
    }
    all[place].shapes += shapes
  }
}
