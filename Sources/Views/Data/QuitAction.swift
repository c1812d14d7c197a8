/// Ends the program: call it as a function.
public struct QuitAction {
  private let action: () -> Void

  /// Makes an action of what ends the program.
  public init(_ action: @escaping () -> Void) { self.action = action }

  /// Lets a view write `quit()`.
  public func callAsFunction() { action() }
}
