/// Room that stretches along the stack it stands in.
public struct Spacer: PrimitiveView {
  private let minLength: Double?

  /// - Parameter minLength: The least room to take, in points.
  public init(minLength: Double? = nil) { self.minLength = minLength }

  public func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    let axis = context.environment.stackAxis
    let minimum = Metrics.cells(minLength ?? 0, along: axis ?? .horizontal)
    nodes.append(SpacerNode(axis: axis, minimum: minimum))
  }
}
