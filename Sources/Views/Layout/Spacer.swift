import Cells

/// Room that stretches along the stack it stands in.
public nonisolated struct Spacer: PrimitiveView {
  private let minLength: Double?

  /// - Parameter minLength: The least room to take, in points.
  public init(minLength: Double? = nil) { self.minLength = minLength }

  public func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    let axis = context.environment.stackAxis
    let minimum = Metrics.cells(minLength ?? 0, along: axis ?? .horizontal)
    nodes.append(SpacerNode(axis: axis, minimum: minimum))
  }
}

/// Room that stretches along the stack it stands in; outside a stack, both ways.
struct SpacerNode: Node {
  let axis: Axis?
  let minimum: Int

  /// A spacer gets what all others leave.
  var priority: Double { -.infinity }

  func lengths(_ axis: Axis, across: Int?) -> Lengths {
    stretches(axis) ? Lengths(min: minimum, max: .max) : .fixed(0)
  }

  func layout(_ proposal: Proposal) -> Placement {
    Placement(
      size: Size(
        width: stretches(.horizontal) ? max(minimum, proposal.width ?? minimum) : 0,
        height: stretches(.vertical) ? max(minimum, proposal.height ?? minimum) : 0)
    ) { _, _ in }
  }

  private func stretches(_ axis: Axis) -> Bool { self.axis.map { $0 == axis } ?? true }
}
