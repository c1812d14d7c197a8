import Cells
import StateKit

/// What views inherit from the views around them.
public nonisolated struct EnvironmentValues {
  /// Whether controls here can be used.
  public var isEnabled = true
  /// Whether they cannot only because something is being loaded: text is not dim for that, and what
  /// moves or scrolls goes on doing so.
  var isWaiting = false
  /// The most lines that a text may take, nil for as many as it needs.
  public var lineLimit: Int?
  /// How the lines of a text lie in its width.
  public var multilineTextAlignment = TextAlignment.leading
  /// Whether nothing is to move that need not: spinners stand, and of an animation the first picture is shown.
  public var accessibilityReduceMotion = false
  /// The instant of the frame that is being made. Reading it asks for no further frame.
  public internal(set) var now = AnyClock.Instant(offset: .zero)
  /// Ends the program.
  public internal(set) var quit = QuitAction {}
  /// Copies a text to the clipboard.
  public internal(set) var copy = CopyAction { _ in }
  /// Lets another program have the terminal.
  public internal(set) var runProgram = RunProgramAction { _, _ in "there is no terminal" }

  /// Which of the two views here are drawn for. Terminals are dark unless somebody knows better.
  public var colorScheme = ColorScheme.dark
  /// Whether the program has the terminal; a change to `.active` is a good time to refresh what is shown.
  public var scenePhase = ScenePhase.active
  /// How much room the screen has from side to side; nil where there is no screen.
  public var horizontalSizeClass: UserInterfaceSizeClass?
  /// How much room the screen has from top to bottom; nil where there is no screen.
  public var verticalSizeClass: UserInterfaceSizeClass?
  /// Whether the nearest view around that can have the focus has it, or is the row of a list which does. False where none
  /// can. A frame in which a body was told otherwise is made again before it is shown.
  public var isFocused: Bool { focusable?.node.focusFlag.isFocused ?? false }
  /// How large controls are to be, as a view around says; they are as large as their text.
  public var controlSize = ControlSize.regular
  /// Whether the view stands in something that was presented and can be dismissed.
  public internal(set) var isPresented = false
  /// Whether the user is searching in this view: the field has the focus, or some text.
  public internal(set) var isSearching = false

  /// The nearest view around that can have the focus.
  var focusable: FocusID?
  var style = Style.plain
  var text = TextTraits()
  /// What `.tint` and controls are drawn in; nil for the accent colour.
  var tint: Color?
  /// Whether the links of a text can have the focus; the pointer opens them anyway.
  package var linksTakeFocus = true
  /// The signs that symbols are drawn with: ASCII where a terminal shows nothing else.
  package var symbolSet = SymbolSet.glyphs
  /// The emoji of several characters that the screen shows. A `Text` has names for the others, and so must a text that a
  /// view measures itself: `emojiSupport.written(text)`.
  public package(set) var emojiSupport = EmojiSupport.all
  /// The background of the terminal, where that is known and a tint close to it can be shown: only then is a grey legible
  /// on it for sure. Elsewhere nil, and `colorScheme` is dark.
  public package(set) var background: ColorScheme?
  /// Whether the screen shows colours; `NO_COLOR` forbids them, and some terminals have none.
  package var hasColors = true
  var stackAxis: Axis?
  /// Whether a view takes its room only, so that nothing in it need move.
  var isHidden = false
  /// Whether a screen with a bar takes all the room there is, as it does everywhere but in a sheet.
  var fillsRoom = true
  /// Whether a scroll view is one of several panes.
  var isPane = false
  /// Whether digits before a key of a list say how often it moves.
  var takesCounts = false
  /// Whether a view is asked for the rows of a list that it makes, before there are any.
  var isAroundRows = false
  /// The row of a list that a view stands in, nil outside a row.
  var row: RowTraits?
  /// Whether Delete takes no row here out of its list.
  var isDeleteDisabled = false
  /// Whether no row here can be moved in its list.
  var isMoveDisabled = false
  /// What a click on a row does beside selecting it.
  var rowClick: ((AnyHashable) -> Void)?
  /// Empty lines between the rows of a list.
  var listRowSpacing = 0
  /// What runs when Enter is pressed in a field here, that of the outermost view first.
  var submitActions: [(triggers: SubmitTriggers, action: () -> Void)] = []
  /// What draws toggles from here on; nil to draw them as usual, as within a style.
  var toggleBody: ((ToggleStyleConfiguration) -> AnyView)?
  /// What lays labels out from here on; nil to lay them out as usual, as within a style.
  var labelBody: ((LabelStyleConfiguration) -> AnyView)?
  /// What draws progress from here on; nil to draw it as usual, as within a style.
  var progressBody: ((ProgressViewStyleConfiguration) -> AnyView)?
  /// What draws boxes with a title from here on; nil to draw them as usual, as within a style.
  var groupBoxBody: ((GroupBoxStyleConfiguration) -> AnyView)?
  /// What draws gauges from here on; nil to draw them as usual, as within a style.
  var gaugeBody: ((GaugeStyleConfiguration) -> AnyView)?
  /// What draws groups that open from here on; nil to draw them as usual, as within a style.
  var disclosureGroupBody: ((DisclosureGroupStyleConfiguration) -> AnyView)?
  /// What draws fields of text from here on; nil to draw them as usual, as within a style.
  var textFieldBody: ((TextField<AnyView>) -> AnyView)?
  /// Whether progress whose end is known is drawn as a disc rather than as a bar.
  var isProgressCircular = false
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

  private static let programClock = AnyClock.continuous()

  /// The clock that the program is run with. Its `now` is right at any time, also when a button is pressed;
  /// the environment's own `now` is the instant of the last frame.
  public internal(set) var clock: AnyClock {
    get { self[of: AnyClock.self] ?? Self.programClock }
    set { self[of: AnyClock.self] = newValue }
  }
}

/// The name of a custom value in the environment.
public nonisolated protocol EnvironmentKey {
  /// What the environment holds for this key.
  associatedtype Value

  /// The value where no view sets another.
  static var defaultValue: Value { get }
}

/// Copies a text to the clipboard of the user, where the terminal supports that: call it as a function.
///
/// A terminal answers nothing, so that no one can say whether it did.
public nonisolated struct CopyAction {
  private let action: (String) -> Void

  /// Makes an action of what copies a text.
  public init(_ action: @escaping (String) -> Void) { self.action = action }

  /// Lets a view write `copy(text)`.
  @MainActor public func callAsFunction(_ text: String) { action(text) }
}

/// Lets another program, such as an editor, have the terminal until it ends: call it as a function. Meanwhile nothing of
/// this program goes on.
public nonisolated struct RunProgramAction {
  private let action: ([String], String?) -> String?

  /// Makes an action of what runs a program.
  public init(_ action: @escaping ([String], String?) -> String?) { self.action = action }

  /// Lets a view write `runProgram(["less"], input: path)`.
  ///
  /// - Parameters:
  ///   - arguments: The program, which is looked for where shells look for it, and its arguments.
  ///   - input: The path of a file that it reads; nil for the keys.
  /// - Returns: Why it did not end well; nil where it did.
  @MainActor public func callAsFunction(_ arguments: [String], input: String? = nil) -> String? {
    action(arguments, input)
  }
}

/// Ends the program: call it as a function.
public nonisolated struct QuitAction {
  private let action: () -> Void

  /// Makes an action of what ends the program.
  public init(_ action: @escaping () -> Void) { self.action = action }

  /// Lets a view write `quit()`.
  @MainActor public func callAsFunction() { action() }
}
