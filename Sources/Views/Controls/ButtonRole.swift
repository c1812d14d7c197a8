/// What pressing a button means.
public nonisolated struct ButtonRole: Equatable, Sendable {
  private enum Meaning: Equatable, Sendable {
    case cancel, destructive, close, confirm
  }

  private let meaning: Meaning

  /// Leaves things as they were; Escape presses it.
  public static let cancel = ButtonRole(meaning: .cancel)
  /// Takes something away.
  public static let destructive = ButtonRole(meaning: .destructive)
  /// Ends what is shown, with nothing to decide.
  public static let close = ButtonRole(meaning: .close)
  /// Keeps what was done.
  public static let confirm = ButtonRole(meaning: .confirm)
}
