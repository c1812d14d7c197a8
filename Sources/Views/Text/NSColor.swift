// swift-format-ignore-file: DontRepeatTypeInStaticProperties
// The names are those of AppKit.

/// The colours of a system by AppKit's names, each as the terminal's own that fits.
public typealias NSColor = UIColor

nonisolated extension NSColor {
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
