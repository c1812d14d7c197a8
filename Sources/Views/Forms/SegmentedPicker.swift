import Cells

/// The options of a picker beside one another: `[ One | Two ]`, the chosen one reversed. The arrows to the left and to
/// the right choose, and so does a click.
nonisolated struct SegmentedPicker<Value: Hashable, Content: View>: PrimitiveView {
  let options: PickerOptions<Value, Content>

  func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    let all = options.all(in: context).filter { $0.role == .row }
    let chosen = all.firstIndex(where: options.isChosen)
    let choose = { (index: Int) in
      if all.indices.contains(index) { options.choose(all[index]) }
    }
    let id = context.takeFocus(isAdjustable: true) { press in
      switch press {
      case KeyPress(.leftArrow): choose(chosen.map { $0 - 1 } ?? 0)
      case KeyPress(.rightArrow): choose(chosen.map { $0 + 1 } ?? 0)
      default: return .ignored
      }
      return .handled
    }
    let isEnabled = context.environment.isEnabled
    let style = context.environment.style
    nodes.append(
      SegmentsNode(
        labels: all.map { $0.row.node() }, chosen: chosen,
        style: isEnabled ? style : style.adding(.dim), id: id,
        choose: isEnabled ? { choose($0) } : nil))
  }
}

/// Segments between brackets; where there is too little room, those are shown that are next to the chosen one.
struct SegmentsNode: Node {
  let labels: [any Node]
  let chosen: Int?
  let style: Style
  let id: FocusID
  /// Nil for a picker that is disabled.
  let choose: ((Int) -> Void)?

  func lengths(_ axis: Axis, across: Int?) -> Lengths {
    switch axis {
    case .horizontal:
      let parts = labels.map { $0.lengths(axis, across: nil) }
      let ideal = parts.reduce(1) { $0 + $1.ideal + 3 }
      return Lengths(min: min(3, ideal), ideal: ideal, max: ideal)
    case .vertical: return .fixed(1)
    }
  }

  func layout(_ proposal: Proposal) -> Placement {
    let parts = labels.map { $0.layout(Proposal(width: nil, height: 1)) }
    var starts: [Int] = []
    var full = 1
    for part in parts {
      starts.append(full)
      full += part.size.width + 3
    }
    let size = Size(width: min(full, max(1, proposal.width ?? full)), height: 1)
    var shift = 0
    if let chosen { shift = max(0, starts[chosen] + parts[chosen].size.width + 3 - size.width) }
    return Placement(size: size) { painter, origin in
      let block = Rect(origin: origin, size: size)
      painter.clipped(to: block) { paint(parts, starts, &$0, origin.moved(x: -shift), full) }
      painter.locate(id, in: block)
    }
  }

  private func paint(
    _ parts: [Placement], _ starts: [Int], _ painter: inout Painter, _ origin: Point, _ full: Int
  ) {
    let isFocused = painter.focused == id
    for (index, part) in parts.enumerated() {
      let start = origin.moved(x: starts[index])
      let segment = Rect(origin: start, size: Size(width: part.size.width + 2, height: 1))
      painter.put(index == 0 ? (isFocused ? "▸" : "[") : "│", at: start.moved(x: -1), style: style)
      part.paint(&painter, start.moved(x: 1))
      if index == chosen { painter.restyle(segment) { $0.attributes.insert(.reverse) } }
      guard let choose else { continue }
      painter.respond(in: segment, focus: id) { event, _ in
        guard event.action == .press else { return false }
        choose(index)
        return true
      }
    }
    if full > 1 {
      painter.put(isFocused ? "◂" : "]", at: origin.moved(x: full - 1), style: style)
    }
  }
}
