import Cells

nonisolated extension View {
  /// Says where in this view the line lies that a stack brings its views to, for one alignment.
  ///
  /// - Parameter computeValue: Is given the size of the view, and returns points from its left edge.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> Double
  ) -> some View {
    ModifiedNodes(content: self, value: computeValue) { node, computeValue in
      GuideNode(content: node) { alignment, size in
        guard alignment.horizontal == guide else { return nil }
        return Metrics.columns(computeValue(ViewDimensions(size)))
      }
    }
  }

  /// The same for an alignment of the height; points from the upper edge.
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> Double
  ) -> some View {
    ModifiedNodes(content: self, value: computeValue) { node, computeValue in
      GuideNode(
        content: node,
        vertical: { alignment, size in
          guard alignment.vertical == guide else { return nil }
          return Metrics.rows(computeValue(ViewDimensions(size)))
        })
    }
  }
}

/// The size of a view, and where its lines lie, in points.
public nonisolated struct ViewDimensions: Equatable, Sendable {
  /// Points from left to right.
  public let width: Double
  /// Points from top to bottom.
  public let height: Double

  @MainActor init(_ size: Size) {
    width = Double(size.width) * Metrics.pointsPerColumn
    height = Double(size.height) * Metrics.pointsPerRow
  }

  /// Where the line of an alignment lies in the width.
  public subscript(guide: HorizontalAlignment) -> Double {
    switch guide {
    case .leading: 0
    case .center: width / 2
    case .trailing: width
    }
  }

  /// Where the line of an alignment lies in the height.
  public subscript(guide: VerticalAlignment) -> Double {
    switch guide {
    case .top: 0
    case .center: height / 2
    case .bottom: height
    }
  }
}

/// A node that says where its lines lie.
struct GuideNode: WrappingNode {
  typealias Guide = (Alignment, Size) -> Int?

  let content: any Node
  var horizontal: Guide?
  var vertical: Guide?

  init(content: any Node, horizontal: Guide? = nil, vertical: Guide? = nil) {
    self.content = content
    self.horizontal = horizontal
    self.vertical = vertical
  }

  func guide(_ alignment: Alignment, along axis: Axis, of size: Size) -> Int? {
    let own = axis == .horizontal ? horizontal : vertical
    return own?(alignment, size)
      ?? (content as? GuideNode)?.guide(alignment, along: axis, of: size)
  }
}

extension Alignment {
  /// Where blocks lie along an axis that are brought to one line, and the length of all of them together.
  func offsets(
    of nodes: [any Node], _ sizes: [Size], along axis: Axis
  ) -> (offsets: [Int], length: Int) {
    let lines = zip(nodes, sizes).map { node, size in
      (node as? GuideNode)?.guide(self, along: axis, of: size)
        ?? offset(of: .zero, across: axis.other, in: size[axis])
    }
    let line = lines.max() ?? 0
    let ends = zip(lines, sizes).map { line - $0 + $1[axis] }
    return (lines.map { line - $0 }, ends.max() ?? 0)
  }
}
