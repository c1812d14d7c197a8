/// A node that a stack offers room to before or after the others.
struct PriorityNode: WrappingNode {
  let content: any Node
  let priority: Double
}
