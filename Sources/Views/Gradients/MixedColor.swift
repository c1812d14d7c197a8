import Cells

/// A colour as parts that can be mixed.
nonisolated struct MixedColor: Equatable {
  var red: Double
  var green: Double
  var blue: Double
  /// From 0, which is nothing, to 1.
  var alpha: Double

  static let clear = MixedColor(red: 0, green: 0, blue: 0, alpha: 0)

  var color: CellColor {
    func part(_ value: Double) -> UInt8 { UInt8(max(0, min(255, value.rounded()))) }
    return .rgb(part(red), part(green), part(blue))
  }

  /// A colour between this one, at 0, and another one, at 1. What is clear has no colour of its own.
  func mixed(with other: MixedColor, by share: Double) -> MixedColor {
    let from = alpha > 0 ? self : other
    let to = other.alpha > 0 ? other : self
    func part(_ path: KeyPath<MixedColor, Double>) -> Double {
      from[keyPath: path] + (to[keyPath: path] - from[keyPath: path]) * share
    }
    return MixedColor(
      red: part(\.red), green: part(\.green), blue: part(\.blue),
      alpha: alpha + (other.alpha - alpha) * share)
  }
}

nonisolated extension Color {
  /// A colour between this one, at 0, and another one, at 1. It stays what it is, whatever the tint and the background
  /// are where it is drawn.
  public func mix(
    with other: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    let environment = EnvironmentValues()
    let mixed = mixed(in: environment)
      .mixed(with: other.mixed(in: environment), by: max(0, min(1, fraction)))
    return Color(
      red: mixed.red / 255, green: mixed.green / 255, blue: mixed.blue / 255, alpha: mixed.alpha)
  }
}

nonisolated extension MixedColor {
  /// The parts of a colour of a cell; what the terminal names itself is taken as xterm shows it.
  init(_ color: CellColor, alpha: Double, isDark: Bool) {
    switch color.kind {
    case .standard: self.init(isDark ? 0xE5E5E5 : 0x1A1A1A, alpha)
    case .rgb(let red, let green, let blue):
      self.init(red: Double(red), green: Double(green), blue: Double(blue), alpha: alpha)
    case .palette(let index) where index < 16: self.init(Self.named[Int(index)], alpha)
    case .palette(let index) where index < 232:
      let steps = [0.0, 95, 135, 175, 215, 255]
      let number = Int(index) - 16
      self.init(
        red: steps[number / 36], green: steps[number / 6 % 6], blue: steps[number % 6],
        alpha: alpha)
    case .palette(let index):
      let grey = Double(8 + 10 * (Int(index) - 232))
      self.init(red: grey, green: grey, blue: grey, alpha: alpha)
    }
  }

  private init(_ hex: Int, _ alpha: Double) {
    self.init(
      red: Double(hex >> 16), green: Double(hex >> 8 & 255), blue: Double(hex & 255), alpha: alpha)
  }

  private static let named = [
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5, 0x7F7F7F,
    0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
  ]
}
