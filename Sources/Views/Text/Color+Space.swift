import Cells

nonisolated extension Color {
  /// The spaces that a colour can be given in; a terminal draws all of them alike.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The usual one.
    case sRGB
    /// The usual one without its curve.
    case sRGBLinear
    /// The one of newer screens.
    case displayP3
  }

  /// A direct colour, each part from 0 to 1; a terminal without such colours shows the nearest.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.init(red: red, green: green, blue: blue, alpha: max(0, min(1, opacity)))
  }

  /// A direct colour in a space, each part from 0 to 1.
  public init(
    _ space: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    self.init(red: red, green: green, blue: blue, opacity: opacity)
  }

  /// A grey in a space, from black at 0 to white at 1.
  public init(_ space: RGBColorSpace, white: Double, opacity: Double = 1) {
    self.init(white: white, opacity: opacity)
  }

  /// A grey, from black at 0 to white at 1.
  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  /// A colour by its place on the colour wheel, each part from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func part(_ offset: Double) -> Double {
      let turn = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      let distance = max(0, min(1, min(turn, 4 - turn)))
      return brightness * (1 - saturation * distance)
    }
    self.init(red: part(5), green: part(3), blue: part(1), opacity: opacity)
  }
}
