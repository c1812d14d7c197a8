/// What the views in a modal say about it while they are resolved.
final class ModalControl {
  /// Whether Escape leaves it on the screen.
  var isDismissDisabled = false
  /// Whether one of its buttons has the cancel role.
  var hasCancel = false
}

extension EnvironmentValues {
  private enum ModalKey: EnvironmentKey {
    static let defaultValue: ModalControl? = nil
  }

  /// The modal that a view stands in, nil on the screen.
  var modal: ModalControl? {
    get { self[ModalKey.self] }
    set { self[ModalKey.self] = newValue }
  }
}
