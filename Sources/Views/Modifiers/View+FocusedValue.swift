import Observation

nonisolated extension View {
  /// Says a value while the focus is in this view, for `@FocusedValue`.
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    FocusedValueView(content: self, isScene: false, value: value) { $0[keyPath: keyPath] = value }
  }

  /// Says a value for as long as this view is on the screen, wherever the focus is.
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    FocusedValueView(content: self, isScene: true, value: value) { $0[keyPath: keyPath] = value }
  }

  /// Says a model while the focus is in this view, which `@FocusedValue` finds by its type.
  public func focusedValue<Model: AnyObject & Observable>(_ object: Model?) -> some View {
    FocusedValueView(content: self, isScene: false, value: object) {
      $0[model: Model.self] = object
    }
  }

  /// Says a model for as long as this view is on the screen, wherever the focus is.
  public func focusedSceneValue<Model: AnyObject & Observable>(_ object: Model?) -> some View {
    FocusedValueView(content: self, isScene: true, value: object) {
      $0[model: Model.self] = object
    }
  }
}

/// A view that says something to those who ask where the focus is.
package nonisolated struct FocusedValueView<Content: View>: WrappingView {
  package let content: Content
  let isScene: Bool
  let value: Any?
  let set: (inout FocusedValues) -> Void

  package func enter(_ context: ResolveContext) -> ResolveContext {
    var inner = context.child(.body)
    guard let sayings = context.environment[of: FocusedSayings.self] else { return inner }
    let saying = context.node.kept(0) {
      let box = FocusBox(none: AnyHashable(false), invalidate: context.frame.invalidate)
      let saying = FocusedSayings.Saying(box: box)
      sayings.add(saying)
      context.frame.invalidate()
      return saying
    }
    if !isSame(saying.value, value) {
      saying.changes += 1
      context.frame.invalidate()
    }
    saying.value = value
    saying.isScene = isScene
    saying.set = set
    if !isScene { inner.tieFocus(to: saying.box, true) }
    return inner
  }

  /// Whether two values say the same; those that cannot be compared are read when they are used.
  private func isSame(_ one: Any?, _ other: Any?) -> Bool {
    func isEqual<Known: Equatable>(_ one: Known) -> Bool { one == other as? Known }
    if let one = one as? any Equatable { return isEqual(one) }
    guard let one, let other else { return one == nil && other == nil }
    return !(type(of: one) is AnyClass) || one as AnyObject === other as AnyObject
  }
}
