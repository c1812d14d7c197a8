import Cells

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

nonisolated extension Color {
  /// A colour as its parts, each from 0 to 1.
  public struct Resolved: Hashable, Sendable, ShapeStyle, CustomStringConvertible {
    /// The parts as screens take them.
    public var red: Float, green: Float, blue: Float
    /// How much of the colour there is.
    public var opacity: Float

    /// A colour by its parts.
    public init(
      colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float,
      opacity: Float = 1
    ) {
      let isLinear = colorSpace == .sRGBLinear
      self.red = isLinear ? Self.curved(red) : red
      self.green = isLinear ? Self.curved(green) : green
      self.blue = isLinear ? Self.curved(blue) : blue
      self.opacity = opacity
    }

    /// The red part as an amount of light.
    public var linearRed: Float {
      get { Self.linear(red) }
      set { red = Self.curved(newValue) }
    }
    /// The green part as an amount of light.
    public var linearGreen: Float {
      get { Self.linear(green) }
      set { green = Self.curved(newValue) }
    }
    /// The blue part as an amount of light.
    public var linearBlue: Float {
      get { Self.linear(blue) }
      set { blue = Self.curved(newValue) }
    }

    /// The parts as hexadecimal digits.
    public var description: String {
      "#"
        + [red, green, blue, opacity].map { part in
          let value = Int(max(0, min(1, part)) * 255 + 0.5)
          return (value < 16 ? "0" : "") + String(value, radix: 16, uppercase: true)
        }.joined()
    }

    public func _apply(to style: inout Style, in environment: EnvironmentValues) {
      Color(self)._apply(to: &style, in: environment)
    }

    public func _applyBackground(
      to style: inout Style, in environment: EnvironmentValues
    ) -> Backdrop {
      Color(self)._applyBackground(to: &style, in: environment)
    }

    private static func linear(_ part: Float) -> Float {
      part <= 0.04045 ? part / 12.92 : powf((part + 0.055) / 1.055, 2.4)
    }

    private static func curved(_ part: Float) -> Float {
      part <= 0.0031308 ? part * 12.92 : 1.055 * powf(part, 1 / 2.4) - 0.055
    }
  }

  /// A colour by its parts.
  public init(_ resolved: Resolved) {
    self.init(
      red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
      opacity: Double(resolved.opacity))
  }

  /// The parts of the colour where a view stands. Those that the terminal names itself are taken as xterm shows them.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    let mixed = mixed(in: environment)
    return Resolved(
      red: Float(mixed.red / 255), green: Float(mixed.green / 255), blue: Float(mixed.blue / 255),
      opacity: Float(mixed.alpha))
  }

  public func _shading(in environment: EnvironmentValues) -> Shading? { nil }
}
