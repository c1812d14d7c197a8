/// Ends the program: call it as a function.
public struct QuitAction {
  private let action: () -> Void

  public init(_ action: @escaping () -> Void) { self.action = action }

  public func callAsFunction() { action() }
}
