/// A button that begins to edit a list, and ends it: it sets the `editMode` of the views around it.
///
/// Rows can always be taken out with Delete and moved with Option and an arrow where the program lets them; a view may
/// look at the mode to show more.
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

nonisolated extension EnvironmentValues {
  /// Whether what is in a view is edited; nil where no view around keeps it.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}
