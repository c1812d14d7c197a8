/// One place of the state tree: all that a view keeps from one frame to the next.
///
/// A place is the way from the root: which body, which child, which id. It goes when a frame does not
/// visit it, or when a view of another type stands there.
nonisolated final class StateNode {
  enum Key: Hashable {
    case body
    case index(Int)
    case id(AnyHashable)
  }

  private unowned let parent: StateNode?
  private var type: ObjectIdentifier?
  private var first: StateNode?
  private var children: [Key: StateNode] = [:]
  private var boxes: [Int: AnyObject] = [:]
  private var visit = 0
  /// What runs after the frame in which the view that stands here goes, or is covered by others. What it keeps is then as
  /// it was before the view appeared.
  var onRemoval: (() -> Void)?

  init(below parent: StateNode? = nil) { self.parent = parent }

  /// The place below this one, made when it is new and marked as visited by this frame.
  func child(_ key: Key, visit: Int) -> StateNode {
    let node: StateNode
    if key == .body {
      node = first ?? StateNode(below: self)
      first = node
    } else {
      node = children[key] ?? StateNode(below: self)
      if node.visit == 0 { children[key] = node }
    }
    node.visit = visit
    return node
  }

  /// Whether this frame has asked for the place below this one already.
  func isVisited(_ key: Key, by visit: Int) -> Bool { children[key]?.isVisited(by: visit) ?? false }

  /// Whether this frame has met a view here.
  func isVisited(by visit: Int) -> Bool { self.visit == visit }

  /// Sets the type of view at this node; a change of type resets the state.
  func enter(_ type: Any.Type, in frame: FrameContext) {
    let entered = ObjectIdentifier(type)
    if let before = self.type, before != entered { clear(in: frame) }
    self.type = entered
  }

  /// The object kept here under a number, made at first use.
  func kept<Kept: AnyObject>(_ index: Int, make: () -> Kept) -> Kept {
    if let kept = boxes[index] as? Kept { return kept }
    let made = make()
    boxes[index] = made
    return made
  }

  /// Says whether the view here has the focus. It is made when somebody asks.
  var focusFlag: FocusFlag { kept(Self.focusIndex) { FocusFlag() } }

  /// Sets that for those who have asked. Returns whether somebody was told otherwise.
  func setFocused(_ isFocused: Bool) -> Bool {
    guard let flag = boxes[Self.focusIndex] as? FocusFlag, flag.isFocused != isFocused else {
      return false
    }
    flag.isFocused = isFocused
    return true
  }

  /// The places around this one that are below another.
  func ancestors(below top: StateNode) -> [StateNode] {
    guard let parent, parent !== top else { return [] }
    return [parent] + parent.ancestors(below: top)
  }

  private static let focusIndex = -2

  /// Forgets every place below that this frame did not visit.
  func sweep(in frame: FrameContext) {
    if let node = first, !node.survives(frame) { first = nil }
    for (key, node) in children where !node.survives(frame) { children[key] = nil }
  }

  private func survives(_ frame: FrameContext) -> Bool {
    if visit == frame.visit {
      sweep(in: frame)
      return true
    }
    clear(in: frame)
    return false
  }

  /// Lets the views here and below disappear, though they keep their state: they are covered by others,
  /// and appear again when those go.
  func cover(in frame: FrameContext) {
    first?.cover(in: frame)
    for node in children.values { node.cover(in: frame) }
    guard let onRemoval else { return }
    frame.afterRemoval(onRemoval)
    self.onRemoval = nil
  }

  /// Forgets what is kept here and below, and runs what runs when views go.
  func clear(in frame: FrameContext) {
    first?.clear(in: frame)
    for node in children.values { node.clear(in: frame) }
    first = nil
    children = [:]
    boxes = [:]
    if let onRemoval { frame.afterRemoval(onRemoval) }
    onRemoval = nil
  }
}
