import Cells
import StateKit

/// What views inherit from the views around them.
@MainActor public struct EnvironmentValues {
  /// Whether controls here can be used.
  public var isEnabled = true
  /// Whether they cannot only because something is being loaded: text is not dim for that, and what
  /// moves or scrolls goes on doing so.
  var isWaiting = false
  /// The most lines that a text may take, nil for as many as it needs.
  public var lineLimit: Int?
  /// How the lines of a text lie in its width.
  public var multilineTextAlignment = TextAlignment.leading
  /// The instant of the frame that is being made. Reading it asks for no further frame.
  public internal(set) var now = AnyClock.Instant(offset: .zero)
  /// Ends the program.
  public internal(set) var quit = QuitAction {}
  /// Copies a text to the clipboard.
  public internal(set) var copy = CopyAction { _ in }

  var style = Style.plain
  var text = TextTraits()
  var stackAxis: Axis?
  /// The row of a list that a view stands in, nil outside a row.
  var row: RowTraits?
  /// Empty lines between the rows of a list.
  var listRowSpacing = 0
  /// Dismisses the alert around a button.
  var dismissModal: (() -> Void)?

  private var custom: [ObjectIdentifier: Any] = [:]

  /// All values at their defaults.
  public init() {}

  /// A value of one's own, by its key; the key's default where no view has set it.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      // Nothing at all would pass for a nil of an optional type.
      guard let value = custom[ObjectIdentifier(key)] else { return key.defaultValue }
      return value as? Key.Value ?? key.defaultValue
    }
    set { custom[ObjectIdentifier(key)] = newValue }
  }
}
