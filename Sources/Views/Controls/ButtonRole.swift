/// What pressing a button means.
public struct ButtonRole: Equatable, Sendable {
  private enum Meaning: Equatable, Sendable {
    case cancel
    case destructive
  }

  private let meaning: Meaning

  /// Leaves things as they were; Escape presses it.
  public static let cancel = ButtonRole(meaning: .cancel)
  /// Takes something away.
  public static let destructive = ButtonRole(meaning: .destructive)
}
