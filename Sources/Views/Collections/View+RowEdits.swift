extension View {
  /// Keeps Delete and Backspace from taking this row out of its list.
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    ModifiedContext(content: self) { context in
      context.environment.isDeleteDisabled = isDisabled
      context.environment.row?.isDeleteDisabled = isDisabled
    }
  }

  /// Keeps this row from being moved in its list.
  public func moveDisabled(_ isDisabled: Bool) -> some View {
    ModifiedContext(content: self) { context in
      context.environment.isMoveDisabled = isDisabled
      context.environment.row?.isMoveDisabled = isDisabled
    }
  }
}

/// What the views in a row of a list say about the row.
final class RowTraits {
  /// Whether the row has the cursor of the list.
  let hasCursor: Bool
  /// What in the row can have the focus, but is not pressed by the list.
  var actions: [FocusScope] = []
  var isDeleteDisabled = false
  var isMoveDisabled = false

  /// What is said already by the views around the row.
  init(_ environment: EnvironmentValues = EnvironmentValues(), hasCursor: Bool = false) {
    self.hasCursor = hasCursor
    isDeleteDisabled = environment.isDeleteDisabled
    isMoveDisabled = environment.isMoveDisabled
  }
}

private enum DeleteDisabledKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum MoveDisabledKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  fileprivate(set) var isDeleteDisabled: Bool {
    get { self[DeleteDisabledKey.self] }
    set { self[DeleteDisabledKey.self] = newValue }
  }

  fileprivate(set) var isMoveDisabled: Bool {
    get { self[MoveDisabledKey.self] }
    set { self[MoveDisabledKey.self] = newValue }
  }
}
