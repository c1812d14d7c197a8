import Cells

/// Views of a window or of a sheet, below a bar if one of them gives a title or toolbar items.
nonisolated struct ToolbarContainer<Content: View>: PrimitiveView {
  private let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    let bar = NavigationBar()
    let toasts = context.node.kept(0) { ToastQueue() }
    var inner = context.child(.index(0))
    inner.environment.navigationBar = bar
    inner.environment.toastQueue = toasts
    inner.environment.screenEditMode = context.node.kept(1) {
      ScreenEditMode(invalidate: context.frame.invalidate)
    }
    let content = inner.nodes(of: content)
    let column = content.count == 1 ? content[0] : StackNode.column(content)
    guard bar.isEmpty, context.environment.fillsRoom else {
      let screen = bar.node(around: column, toasts: toasts, in: context.child(.index(1)))
      return nodes.append(screen)
    }
    let signed = bar.takeSign().map { CornerNode(content: column, sign: $0, isFilling: true) }
    nodes.append(toasts.node(around: signed ?? column, in: context))
  }
}

/// A screen with a bar above it and perhaps a row of buttons below. What is too high for its room loses
/// the line below the bar first, then the lower row, then the bar.
struct ToolbarNode: Node {
  let bar: BarRow?
  let search: SearchRows?
  let content: any Node
  let foot: BarRow?
  /// Whether it takes all the room there is, or only what its content takes.
  let isFilling: Bool
  let style: Style

  /// The rows of the lowest screen that has a line below the bar.
  private static let ruled = 16

  private struct Chrome {
    var bar = 0
    var search = 0
    var scopes = 0
    var rule = 0
    var foot = 0

    var rows: Int { bar + search + scopes + rule + foot }
  }

  private func chrome(_ height: Int?) -> Chrome {
    let height = height ?? .max
    return Chrome(
      bar: bar != nil && height >= 3 ? 1 : 0, search: search != nil && height >= 4 ? 1 : 0,
      scopes: search?.scopes != nil && height >= 6 ? 1 : 0,
      rule: (bar != nil || search != nil) && height >= Self.ruled ? 1 : 0,
      foot: foot != nil && height >= 5 ? 1 : 0)
  }

  func lengths(_ axis: Axis, across: Int?) -> Lengths {
    let lengths = unfilledLengths(axis, across)
    return isFilling ? Lengths(min: 0, ideal: lengths.ideal, max: .max) : lengths
  }

  private func unfilledLengths(_ axis: Axis, _ across: Int?) -> Lengths {
    switch axis {
    case .horizontal:
      let inner = content.lengths(axis, across: across)
      let ideal = max(bar?.ideal ?? 0, foot?.ideal ?? 0)
      return Lengths(
        min: inner.min, ideal: max(inner.ideal, ideal), max: max(inner.max, ideal))
    case .vertical:
      return content.lengths(axis, across: across).adding(chrome(nil).rows)
    }
  }

  func layout(_ proposal: Proposal) -> Placement {
    let chrome = chrome(proposal.height)
    skip(chrome)
    let part = content.layout(proposal.inset(columns: 0, rows: chrome.rows))
    let size = size(around: part.size, chrome, proposal)
    let margin = isFilling && size.width >= 20 ? 1 : 0
    let line = Proposal(width: max(0, size.width - 2 * margin), height: 1)
    let head = chrome.bar > 0 ? bar?.layout(line) : nil
    let field = chrome.search > 0 ? search?.field.layout(line) : nil
    let scopes = chrome.scopes > 0 ? search?.scopes?.layout(line) : nil
    let foot = chrome.foot > 0 ? foot?.layout(line) : nil
    return Placement(size: size) { [style] painter, origin in
      let start = origin.moved(x: margin)
      head?.paint(&painter, start)
      field?.paint(&painter, start.moved(y: chrome.bar))
      scopes?.paint(&painter, start.moved(y: chrome.bar + chrome.search))
      let top = chrome.bar + chrome.search + chrome.scopes
      if chrome.rule > 0 {
        painter.rule(
          .horizontal, at: origin.moved(y: top), length: size.width, style: style.adding(.dim))
      }
      paint(part, &painter, origin.moved(y: top + chrome.rule), size, chrome)
      foot?.paint(&painter, start.moved(y: size.height - 1))
    }
  }

  /// Lets Tab go to nothing that is left out; its shortcuts still work.
  private func skip(_ chrome: Chrome) {
    var hidden = chrome.bar > 0 ? [] : bar?.stops ?? []
    if chrome.foot == 0 { hidden += foot?.stops ?? [] }
    if chrome.search == 0, let search { hidden.append(search.stops) }
    for stops in hidden { stops.takesFocus = { _ in false } }
  }

  private func size(around part: Size, _ chrome: Chrome, _ proposal: Proposal) -> Size {
    let height = part.height + chrome.rows
    if isFilling {
      return Size(width: proposal.width ?? part.width, height: proposal.height ?? height)
    }
    let ideal = max(bar?.ideal ?? 0, foot?.ideal ?? 0)
    return Size(width: max(part.width, min(ideal, proposal.width ?? ideal)), height: height)
  }

  private func paint(
    _ part: Placement, _ painter: inout Painter, _ origin: Point, _ size: Size, _ chrome: Chrome
  ) {
    let height = max(0, size.height - chrome.rows)
    let room = Rect(origin: origin, size: Size(width: size.width, height: height))
    painter.clipped(to: room) { part.paint(&$0, part.centered(in: room)) }
  }
}
