/// A button that renames what the view around it says: `[ Rename ]`. Where nothing can be renamed, it is disabled.
public nonisolated struct RenameButton<Label: View>: View {
  @Environment(\.rename) private var rename
  private let label: Label

  @MainActor public var body: some View {
    Button {
      rename?()
    } label: {
      label
    }
    .disabled(rename == nil)
  }
}

nonisolated extension RenameButton where Label == Views.Label<Text, Image> {
  /// A button with the usual name and sign.
  public init() { label = Views.Label("Rename", systemImage: "pencil") }
}

/// Renames what a view stands for: call it as a function.
public nonisolated struct RenameAction {
  fileprivate let action: () -> Void

  /// Lets a view write `rename?()`.
  @MainActor public func callAsFunction() { action() }
}

nonisolated extension View {
  /// Says how what is in this view is renamed, for a `RenameButton` in it.
  public func renameAction(_ action: @escaping () -> Void) -> some View {
    environment { $0.rename = RenameAction(action: action) }
  }

  /// Lets a `RenameButton` in this view lead to the field that the flag stands for.
  public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }
}

nonisolated extension EnvironmentValues {
  /// Renames what the view stands for; nil where it cannot be renamed.
  public internal(set) var rename: RenameAction? {
    get { self[of: RenameAction.self] }
    set { self[of: RenameAction.self] = newValue }
  }
}
