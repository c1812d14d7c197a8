/// A property of a view that the library fills in before it asks for the body.
public protocol DynamicProperty {
  /// Joins this property to what the view's place keeps and inherits. Only the library's own
  /// properties replace it.
  func _link(_ slot: PropertySlot)
}

extension DynamicProperty {
  public func _link(_ slot: PropertySlot) {}
}

/// Where one property of one view is kept from frame to frame, and what it inherits.
public struct PropertySlot {
  let index: Int
  let node: StateNode
  let context: ResolveContext
}
