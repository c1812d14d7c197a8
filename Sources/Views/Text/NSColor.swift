// swift-format-ignore-file: DontRepeatTypeInStaticProperties
// The names are those of AppKit.

/// The colours of a system by AppKit's names, each as the terminal's own that fits: backgrounds are its background, labels
/// its colour for text.
public nonisolated struct NSColor: Hashable, Sendable {
  let color: Color

  /// A colour as AppKit's name for it.
  public init(_ color: Color) { self.color = color }

  /// A direct colour, each part from 0 to 1.
  public init(red: Double, green: Double, blue: Double, alpha: Double) {
    color = Color(red: red, green: green, blue: blue, opacity: alpha)
  }

  /// A grey, from black at 0 to white at 1.
  public init(white: Double, alpha: Double) { color = Color(white: white, opacity: alpha) }
}

nonisolated extension NSColor {
  /// The terminal's colours, by the names that adapt to a theme.
  public static let systemRed = NSColor(.red), systemGreen = NSColor(.green),
    systemBlue = NSColor(.blue), systemOrange = NSColor(.orange), systemYellow = NSColor(.yellow),
    systemPink = NSColor(.pink), systemPurple = NSColor(.purple), systemTeal = NSColor(.teal),
    systemIndigo = NSColor(.indigo), systemBrown = NSColor(.brown), systemMint = NSColor(.mint),
    systemCyan = NSColor(.cyan), systemGray = NSColor(.gray)
  /// The terminal's colours, by their plain names.
  public static let red = systemRed, green = systemGreen, blue = systemBlue,
    orange = systemOrange, yellow = systemYellow, purple = systemPurple, brown = systemBrown,
    cyan = systemCyan, black = NSColor(.black), white = NSColor(.white), gray = NSColor(.gray),
    clear = NSColor(.clear), magenta = NSColor(.purple), darkGray = NSColor(.gray),
    lightGray = NSColor(Color(white: 0.66))
  /// The colours of text, from the first that is read to the last.
  public static let labelColor = NSColor(.primary), textColor = NSColor(.primary),
    controlTextColor = NSColor(.primary), headerTextColor = NSColor(.primary),
    secondaryLabelColor = NSColor(.secondary), tertiaryLabelColor = NSColor(.secondary),
    quaternaryLabelColor = NSColor(.secondary), placeholderTextColor = NSColor(.secondary),
    disabledControlTextColor = NSColor(.secondary), linkColor = NSColor(.accentColor),
    separatorColor = NSColor(.secondary), gridColor = NSColor(.secondary)
  /// What is selected, and what marks a control.
  public static let controlAccentColor = NSColor(.accentColor),
    selectedContentBackgroundColor = NSColor(.accentColor),
    unemphasizedSelectedContentBackgroundColor = NSColor(.secondary)
  /// Grounds, each of which is the terminal's own.
  public static let windowBackgroundColor = NSColor(.ground),
    controlBackgroundColor = NSColor(.ground), textBackgroundColor = NSColor(.ground),
    underPageBackgroundColor = NSColor(.ground), controlColor = NSColor(.ground)
}
