/// The body of an app or of a scene, resolved like a view. It is made once, and again when something that it read has
/// changed: what stands in it, such as the first value of a `@State`, may be dear.
package struct KeptBody<Value, Content: View>: PrimitiveView {
  private let value: Value
  private let make: (Value) -> Content

  /// - Parameter make: Makes the view of the value, once its properties are filled in.
  package init(_ value: Value, make: @escaping (Value) -> Content) {
    self.value = value
    self.make = make
  }

  package func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    let context = context.entering(Value.self)
    let kept = context.node.kept(-1) { Kept<Content>(invalidate: context.frame.invalidate) }
    // Even where nothing is made, the properties belong to this frame.
    _ = context.linked(value)
    let content = kept.content(in: context) { make(context.linked(value)) }
    content._resolve(context.child(.body), into: &nodes)
  }
}

/// What was made of a value, with all that was read for it.
private final class Kept<Content> {
  private let changes: DirtyFlag
  private let tracking: FrameTracking
  private var content: Content?
  private var reads: [FrameContext.Read] = []

  init(invalidate: @escaping @Sendable () -> Void) {
    changes = DirtyFlag(wake: invalidate)
    tracking = FrameTracking(dirty: changes)
  }

  func content(in context: ResolveContext, make: () -> Content) -> Content {
    // Each is asked: that also lets it know that it is still shown.
    let isSame = reads.reduce(true) { $1(context) && $0 }
    if let content, isSame, !changes.isSet { return content }
    let (made, reads) = context.frame.noting { tracking.track(make) }
    self.reads = reads
    content = made
    return made
  }
}
