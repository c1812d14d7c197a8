/// A property of a view that is filled in before the body is asked for; one of your own may be made of
/// others, such as a `@State`.
public nonisolated protocol DynamicProperty {
  /// Runs before each body, when the properties in this one are filled in.
  @MainActor mutating func update()

  /// Joins this property to what the view's place keeps and inherits. Only the library's own
  /// properties replace it.
  @MainActor mutating func _link(_ slot: PropertySlot)
}

extension DynamicProperty {
  public mutating func update() {}

  public mutating func _link(_ slot: PropertySlot) {
    slot.linkProperties(of: &self)
    update()
  }

  fileprivate static func link(at place: UnsafeMutableRawPointer, _ slot: PropertySlot) {
    place.assumingMemoryBound(to: Self.self).pointee._link(slot)
  }
}

/// Where one property of one view is kept from frame to frame, and what it inherits.
public struct PropertySlot {
  let index: Int
  let node: StateNode
  let context: ResolveContext

  /// The object that this property keeps at its place, made at first use.
  func kept<Kept: AnyObject>(make: () -> Kept) -> Kept { node.kept(index, make: make) }

  fileprivate func linkProperties<Value>(of value: inout Value) {
    let fields = context.frame.properties.fields(of: Value.self)
    context.link(fields, of: &value, firstSlot: index + 1)
  }
}

extension ResolveContext {
  /// The value with its dynamic properties filled in for this place. The value itself stays as it is,
  /// for it may stand at other places too.
  func linked<Value>(_ value: Value) -> Value {
    let fields = frame.properties.fields(of: Value.self)
    guard !fields.isEmpty else { return value }
    var copy = value
    link(fields, of: &copy, firstSlot: 0)
    return copy
  }

  fileprivate func link<Value>(
    _ fields: [PropertyIndex.Field], of value: inout Value, firstSlot: Int
  ) {
    withUnsafeMutablePointer(to: &value) { start in
      for field in fields {
        let slot = PropertySlot(index: firstSlot + field.slot, node: node, context: self)
        field.type.link(at: UnsafeMutableRawPointer(start) + field.offset, slot)
      }
    }
  }
}
