/// Copies a text to the clipboard of the person, as far as the terminal takes it: call it as a function.
///
/// A terminal answers nothing, so that no one can say whether it did.
public struct CopyAction {
  private let action: (String) -> Void

  /// Makes an action of what copies a text.
  public init(_ action: @escaping (String) -> Void) { self.action = action }

  /// Lets a view write `copy(text)`.
  public func callAsFunction(_ text: String) { action(text) }
}
