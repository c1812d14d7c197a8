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
  /// Whether nothing is to move that need not.
  public internal(set) var accessibilityReduceMotion = false
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

  /// A custom value, by its key; the key's default where no view has set it.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      // Nothing at all would pass for a nil of an optional type.
      guard let value = custom[ObjectIdentifier(key)] else { return key.defaultValue }
      return value as? Key.Value ?? key.defaultValue
    }
    set { custom[ObjectIdentifier(key)] = newValue }
  }

  private enum ClockKey: EnvironmentKey {
    static let defaultValue = AnyClock.continuous()
  }

  /// The clock that the program is run with. Its `now` is right at any time, also when a button is pressed;
  /// the environment's own `now` is the instant of the last frame.
  public internal(set) var clock: AnyClock {
    get { self[ClockKey.self] }
    set { self[ClockKey.self] = newValue }
  }
}

/// The name of a custom value in the environment.
@MainActor public protocol EnvironmentKey {
  /// What the environment holds for this key.
  associatedtype Value

  /// The value where no view sets another.
  static var defaultValue: Value { get }
}

/// Copies a text to the clipboard of the user, where the terminal supports that: call it as a function.
///
/// A terminal answers nothing, so that no one can say whether it did.
public struct CopyAction {
  private let action: (String) -> Void

  /// Makes an action of what copies a text.
  public init(_ action: @escaping (String) -> Void) { self.action = action }

  /// Lets a view write `copy(text)`.
  public func callAsFunction(_ text: String) { action(text) }
}

/// Ends the program: call it as a function.
public struct QuitAction {
  private let action: () -> Void

  /// Makes an action of what ends the program.
  public init(_ action: @escaping () -> Void) { self.action = action }

  /// Lets a view write `quit()`.
  public func callAsFunction() { action() }
}
