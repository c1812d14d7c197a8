/// Names a view that can have the focus, by its place in the state tree.
struct FocusID: Hashable {
  let node: StateNode

  static func == (lhs: FocusID, rhs: FocusID) -> Bool { lhs.node === rhs.node }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(node)) }
}
