import Cells

nonisolated extension View {
  /// Makes this view as long as the scroll view around it, along some axes; outside one as long as its room.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// Makes this view as long as some of the equal parts of that.
  ///
  /// - Parameters:
  ///   - count: How many parts there are.
  ///   - span: How many of them this view has.
  ///   - spacing: Points between two parts.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: Double, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let part = (length - spacing * Double(count - 1)) / Double(max(1, count))
      return part * Double(span) + spacing * Double(span - 1)
    }
  }

  /// Makes this view as long as is worked out of the length of the scroll view around it; all in points.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (_ length: Double, _ axis: Axis) -> Double
  ) -> some View {
    ContainerFrame(content: self, axes: axes, alignment: alignment, length: length)
  }
}

/// The room of a scroll view, as it was laid out last, for views in it.
final class ContainerRoom {
  var room = Proposal(width: nil, height: nil)
}

nonisolated extension EnvironmentValues {
  /// The scroll view around.
  var container: ContainerRoom? {
    get { self[of: ContainerRoom.self] }
    set { self[of: ContainerRoom.self] = newValue }
  }
}

package nonisolated struct ContainerFrame<Content: View>: DecoratingView {
  package let content: Content
  let axes: Axis.Set
  let alignment: Alignment
  let length: (Double, Axis) -> Double

  package func decorate(
    _ content: some View, in context: ResolveContext, into nodes: inout NodeList
  ) {
    for node in context.nodes(of: content) {
      nodes.append(
        ContainerFrameNode(
          content: node, axes: axes, alignment: alignment, length: length,
          container: context.environment.container))
    }
  }
}

/// A node in a frame whose lengths depend on the room of a scroll view.
private struct ContainerFrameNode: WrappingNode {
  let content: any Node
  let axes: Axis.Set
  let alignment: Alignment
  let length: (Double, Axis) -> Double
  let container: ContainerRoom?

  func lengths(_ axis: Axis, across: Int?) -> Lengths {
    var room = Proposal(width: nil, height: nil)
    room[axis.other] = across
    return frame(in: room).lengths(axis, across: across)
  }

  func layout(_ proposal: Proposal) -> Placement { frame(in: proposal).layout(proposal) }

  private func frame(in proposal: Proposal) -> FrameNode {
    func cells(_ axis: Axis) -> Int? {
      guard axes.contains(Axis.Set(axis)) else { return nil }
      guard let room = container?.room[axis] ?? proposal[axis] else { return nil }
      let points = axis == .horizontal ? Metrics.pointsPerColumn : Metrics.pointsPerRow
      return Metrics.visible(length(Double(room) * points, axis), along: axis)
    }
    return FrameNode(
      content: content, width: .init(cells: cells(.horizontal)),
      height: .init(cells: cells(.vertical)), alignment: alignment)
  }
}
