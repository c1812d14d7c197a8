/// One thing done with the mouse, at a place on the screen.
public struct MouseEvent: Hashable, Sendable {
  public enum Action: Hashable, Sendable {
    /// The left button went down.
    case press
    /// The left button came up.
    case release
    case scrollUp
    case scrollDown
  }

  public var action: Action
  public var location: Point
  public var modifiers: EventModifiers

  public init(_ action: Action, at location: Point, modifiers: EventModifiers = []) {
    self.action = action
    self.location = location
    self.modifiers = modifiers
  }
}
