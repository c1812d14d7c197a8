/// One thing done with the mouse, at a point on the screen.
public struct MouseEvent: Hashable, Sendable {
  /// What a user can do with the mouse: the buttons and the wheel.
  public enum Action: Hashable, Sendable {
    /// The left button went down.
    case press
    /// The left button came up.
    case release
    /// The right button went down; its release is not reported.
    case secondaryPress
    /// The pointer moved while the left button was down.
    case drag
    /// The wheel turned one notch up.
    case scrollUp
    /// The wheel turned one notch down.
    case scrollDown
  }

  /// What was done.
  public var action: Action
  /// The cell under the pointer, counted from the top left corner of the screen.
  public var location: Point
  /// The keys held down meanwhile.
  public var modifiers: EventModifiers

  /// Something done at a cell of the screen.
  public init(_ action: Action, at location: Point, modifiers: EventModifiers = []) {
    self.action = action
    self.location = location
    self.modifiers = modifiers
  }
}
