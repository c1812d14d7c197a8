nonisolated extension Color {
  /// A colour of the program's own by its name. A terminal program has no assets: `AccentColor` is the accent colour, a
  /// name of one of the colours here is that, and all others are the colour for text.
  public init(_ name: String) { self = Self.named[name.lowercased()] ?? .primary }

  /// The colour that a system would use in a place, by UIKit's name for it.
  @_disfavoredOverload
  public init(_ color: UIColor) { self = color.color }

  /// The colour that a system would use in a place, by UIKit's name for it.
  public init(uiColor: UIColor) { self = uiColor.color }

  /// The colour that a system would use in a place, by AppKit's name for it.
  public init(nsColor: NSColor) { self = nsColor.color }

  private static let named: [String: Color] = [
    "accentcolor": .accentColor, "accent": .accentColor, "black": .black, "blue": .blue,
    "brown": .brown, "clear": .clear, "cyan": .cyan, "gray": .gray, "green": .green,
    "indigo": .indigo, "mint": .mint, "orange": .orange, "pink": .pink, "purple": .purple,
    "red": .red, "secondary": .secondary, "teal": .teal, "white": .white, "yellow": .yellow,
  ]
}

nonisolated extension Color: CustomStringConvertible {
  /// The name of the colour, or its parts as hexadecimal digits.
  public var description: String {
    let names = Self.named.filter { $0.value == self }.keys
    return names.min() ?? resolve(in: EnvironmentValues()).description
  }
}

/// The colours of a system by UIKit's names, each as the terminal's own that fits: backgrounds are its background, labels
/// its colour for text.
public nonisolated struct UIColor: Hashable, Sendable {
  let color: Color

  /// A colour as UIKit's name for it.
  public init(_ color: Color) { self.color = color }

  /// A direct colour, each part from 0 to 1.
  public init(red: Double, green: Double, blue: Double, alpha: Double) {
    color = Color(red: red, green: green, blue: blue, opacity: alpha)
  }

  /// A grey, from black at 0 to white at 1.
  public init(white: Double, alpha: Double) { color = Color(white: white, opacity: alpha) }
}

nonisolated extension UIColor {
  /// The terminal's colours, by the names that adapt to a theme.
  public static let systemRed = UIColor(.red), systemGreen = UIColor(.green),
    systemBlue = UIColor(.blue), systemOrange = UIColor(.orange), systemYellow = UIColor(.yellow),
    systemPink = UIColor(.pink), systemPurple = UIColor(.purple), systemTeal = UIColor(.teal),
    systemIndigo = UIColor(.indigo), systemBrown = UIColor(.brown), systemMint = UIColor(.mint),
    systemCyan = UIColor(.cyan)
  /// The terminal's colours, by their plain names.
  public static let red = systemRed, green = systemGreen, blue = systemBlue,
    orange = systemOrange, yellow = systemYellow, purple = systemPurple, brown = systemBrown,
    cyan = systemCyan, black = UIColor(.black), white = UIColor(.white), gray = UIColor(.gray),
    clear = UIColor(.clear), magenta = UIColor(.purple), darkGray = UIColor(.gray),
    lightGray = UIColor(Color(white: 0.66))
  /// Greys, from the one that is read best to the one closest to the background.
  public static let systemGray = UIColor(.gray), systemGray2 = UIColor(.gray),
    systemGray3 = UIColor(.gray), systemGray4 = UIColor(.secondary),
    systemGray5 = UIColor(.secondary), systemGray6 = UIColor(.ground)
  /// The colours of text, from the first that is read to the last.
  public static let label = UIColor(.primary), secondaryLabel = UIColor(.secondary),
    tertiaryLabel = UIColor(.secondary), quaternaryLabel = UIColor(.secondary),
    placeholderText = UIColor(.secondary), link = UIColor(.accentColor),
    separator = UIColor(.secondary), opaqueSeparator = UIColor(.secondary)
  /// Grounds, each of which is the terminal's own.
  public static let systemBackground = UIColor(.ground),
    secondarySystemBackground = UIColor(.ground), tertiarySystemBackground = UIColor(.ground),
    systemGroupedBackground = UIColor(.ground),
    secondarySystemGroupedBackground = UIColor(.ground),
    tertiarySystemGroupedBackground = UIColor(.ground)
  /// What is filled lightly.
  public static let systemFill = UIColor(.secondary), secondarySystemFill = UIColor(.secondary),
    tertiarySystemFill = UIColor(.secondary), quaternarySystemFill = UIColor(.secondary)
}

/// The type of `#colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)`.
public typealias _ColorLiteralType = UIColor

nonisolated extension UIColor: _ExpressibleByColorLiteral {
  /// A direct colour that is written as a literal.
  public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
  }
}
