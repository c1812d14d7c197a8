import Cells

extension ResolveContext {
  /// Lets the view at this place have the focus, and be pressed with Enter and Space.
  @discardableResult
  func takePress(isDestructive: Bool = false, _ press: @escaping () -> Void) -> FocusID {
    takeFocus(isDestructive: isDestructive) { key in
      guard key == KeyPress(.return) || key == KeyPress(.space) else { return .ignored }
      press()
      return .handled
    }
  }
}
