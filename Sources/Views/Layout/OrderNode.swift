/// A node in front of those of a lower depth.
struct OrderNode: WrappingNode {
  let content: any Node
  let depth: Double
}
