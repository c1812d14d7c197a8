import Cells

/// A node that can be drawn narrower than a column.
protocol NarrowableNode: Node {
  /// The node as it is drawn at a width in points, above 0 and below a column.
  func narrowed(to points: Double) -> any Node
}

/// A form that takes the room it is offered, and what it is painted with.
struct ShapeNode: NarrowableNode {
  struct Layer {
    /// Nil to fill the form.
    let strokeStyle: StrokeStyle?
    var isEvenOdd = false
    let paint: ShapePaint
  }

  let form: ShapeForm
  let layers: [Layer]
  /// What a column of the form is filled with where the form is narrower than a column.
  private var bar: String?

  init(form: ShapeForm, layers: [Layer]) {
    self.form = form
    self.layers = layers
  }

  func narrowed(to points: Double) -> any Node {
    guard form != .circle, form != .ellipse else { return self }
    var node = self
    node.bar = points < Metrics.pointsPerColumn / 2 ? "▎" : "▌"
    return node
  }

  func lengths(_ axis: Axis, across: Int?) -> Lengths {
    guard form == .circle, let across else { return Lengths(min: 0, ideal: 1, max: .max) }
    let room = axis.size(Lengths.unbounded, across: across)
    return Lengths(min: 0, max: ShapeOutline.size(form, in: room)[axis])
  }

  func layout(_ proposal: Proposal) -> Placement {
    let least = form == .circle ? Lengths.unbounded : 1
    let room =
      proposal == Proposal(width: nil, height: nil)
      ? Size(width: 1, height: 1)
      : Size(width: proposal.width ?? least, height: proposal.height ?? least)
    let size = ShapeOutline.size(form, in: room)
    return Placement(size: size) { painter, origin in
      guard size.width > 0, size.height > 0 else { return }
      for layer in layers {
        let outline = ShapeOutline(form, size: size, isEvenOdd: layer.isEvenOdd)
        if let strokeStyle = layer.strokeStyle {
          painter.stroke(outline, strokeStyle, at: origin, layer.paint)
        } else if let bar {
          painter.fill(Rect(origin: origin, size: size), with: bar, layer.paint)
        } else {
          painter.fill(outline, at: origin, layer.paint)
        }
      }
    }
  }
}
