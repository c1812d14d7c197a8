import Cells

extension Painter {
  /// Reverses a painted control while it has the focus, and lets a click press it.
  ///
  /// - Parameter press: Nil for a control that is disabled.
  mutating func finishControl(_ block: Rect, _ id: FocusID, press: (() -> Void)?) {
    if focused == id { restyle(block) { $0.attributes.insert(.reverse) } }
    guard let press else { return }
    respond(in: block, focus: id) { event, _ in
      guard event.action == .press else { return false }
      press()
      return true
    }
  }
}

extension ResolveContext {
  /// Lets the view at this place have the focus, and be pressed with Enter and Space.
  @discardableResult
  func takePress(isDestructive: Bool = false, _ press: @escaping () -> Void) -> FocusID {
    takeFocus(
      isDestructive: isDestructive, KeyHandler(where: \.isPressing, do: press).action)
  }
}
