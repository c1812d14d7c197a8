/// A button that begins to edit the lists of its screen, and ends it: it sets the `editMode` of the views around it.
///
/// While a list is edited, a sign stands before each row that can be taken out, and a click on it does that. In a list with
/// a selection of several, rows are then selected rather than opened. Rows can also be taken out with Delete and moved with
/// Option and an arrow at any time.
public nonisolated struct EditButton: View {
  @Environment(\.editMode) private var editMode
  @State private var own = EditMode.inactive

  /// A button for the list around it.
  public init() {}

  /// `Edit`, or `Done` while something is edited.
  public var body: some View {
    let mode = editMode ?? $own
    Button(mode.wrappedValue.isEditing ? "Done" : "Edit") {
      mode.wrappedValue = mode.wrappedValue.isEditing ? .inactive : .active
    }
  }
}

/// Whether the user edits what is in a view.
public nonisolated enum EditMode: Hashable, Sendable {
  /// Nothing is edited.
  case inactive
  /// One thing is, for a moment.
  case transient
  /// All of it can be.
  case active

  /// Whether anything is edited.
  public var isEditing: Bool { self != .inactive }
}

private nonisolated enum EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

/// The mode of a screen whose program keeps none itself.
nonisolated final class ScreenEditMode {
  private var mode = EditMode.inactive
  private let invalidate: () -> Void

  init(invalidate: @escaping () -> Void) { self.invalidate = invalidate }

  var binding: Binding<EditMode> {
    Binding(
      get: { self.mode },
      set: {
        self.mode = $0
        self.invalidate()
      })
  }
}

nonisolated extension EnvironmentValues {
  /// Whether what is in a view is edited: what a view around keeps, or else the screen.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] ?? self[of: ScreenEditMode.self]?.binding }
    set { self[EditModeKey.self] = newValue }
  }

  /// The mode of the screen, which counts where the program keeps none itself.
  var screenEditMode: ScreenEditMode? {
    get { self[of: ScreenEditMode.self] }
    set { self[of: ScreenEditMode.self] = newValue }
  }
}
