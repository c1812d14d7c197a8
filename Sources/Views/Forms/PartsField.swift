import Cells

/// A value of several parts beside one another, such as a date: `[ 2026-03-01 ]`. The arrows to the left and to the right
/// go from part to part, and those up and down, `+` and `-` change it, as the wheel does.
package nonisolated struct PartsField<Label: View>: PrimitiveView {
  private let label: Label
  private let parts: [String]
  private let change: (_ part: Int, _ isMore: Bool) -> Void

  /// - Parameter parts: Every second one is what stands between two that can be changed.
  package init(
    parts: [String], change: @escaping (_ part: Int, _ isMore: Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.parts = parts
    self.change = change
  }

  private final class Place {
    var part = 0
  }

  package func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    let place = context.node.kept(0) { Place() }
    let last = parts.indices.last ?? 0
    place.part = min(place.part, last)
    let invalidate = context.frame.invalidate
    let isInRow = context.environment.row != nil
    let id = context.takeFocus(isAdjustable: true) { press in
      switch press {
      case KeyPress(.leftArrow) where place.part > 0: place.part -= 2
      case KeyPress(.rightArrow) where place.part < last: place.part += 2
      case KeyPress("+"): change(place.part, true)
      case KeyPress("-"): change(place.part, false)
      case KeyPress(.upArrow) where !isInRow: change(place.part, true)
      case KeyPress(.downArrow) where !isInRow: change(place.part, false)
      default: return .ignored
      }
      invalidate()
      return .handled
    }
    let isEnabled = context.environment.isEnabled
    let style = context.environment.style
    let node = PartsNode(
      parts: parts, chosen: place.part, style: isEnabled ? style : style.adding(.dim), id: id,
      isInRow: isInRow,
      choose: isEnabled
        ? {
          place.part = $0
          invalidate()
        } : nil)
    nodes.append(context.labelled(label, at: .index(1), node))
  }
}

/// The parts between brackets; with the focus, or in a row of a list, the chosen one is underlined.
private struct PartsNode: Node {
  let parts: [String]
  let chosen: Int
  let style: Style
  let id: FocusID
  let isInRow: Bool
  /// Nil for a field that is disabled.
  let choose: ((Int) -> Void)?

  private var width: Int { parts.reduce(4) { $0 + $1.columns } }

  func lengths(_ axis: Axis, across: Int?) -> Lengths {
    .fixed(axis == .horizontal ? width : 1)
  }

  func layout(_ proposal: Proposal) -> Placement {
    let size = Size(width: width, height: 1)
    return Placement(size: size) { painter, origin in
      let isFocused = painter.focused == id
      painter.put(isFocused ? "▸" : "[", at: origin, style: style)
      painter.put(isFocused ? "◂" : "]", at: origin.moved(x: size.width - 1), style: style)
      var x = 2
      for (index, part) in parts.enumerated() {
        let isMarked = index == chosen && (isFocused || isInRow)
        let block = Rect(
          origin: origin.moved(x: x), size: Size(width: part.columns, height: 1))
        painter.put(part, at: block.origin, style: isMarked ? style.adding(.underline) : style)
        if isFocused, isMarked { painter.restyle(block) { $0.attributes.insert(.reverse) } }
        x += part.columns
        guard let choose, index % 2 == 0 else { continue }
        painter.respond(in: block, focus: id) { event, _ in
          guard event.action == .press else { return false }
          choose(index)
          return true
        }
      }
      painter.locate(id, in: Rect(origin: origin, size: size))
    }
  }
}
