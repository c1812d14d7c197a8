import Cells

/// A form that takes the room it is offered, and what it is painted with.
struct ShapeNode: Node {
  struct Layer {
    /// Nil to fill the form.
    let pen: StrokeStyle?
    let paint: ShapePaint
  }

  let form: ShapeForm
  let layers: [Layer]

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
      let outline = ShapeOutline(form, size: size)
      for layer in layers {
        if let pen = layer.pen {
          painter.stroke(outline, pen, at: origin, layer.paint)
        } else {
          painter.fill(outline, at: origin, layer.paint)
        }
      }
    }
  }
}
