/// A view with a layer over the whole screen while something is presented.
package nonisolated struct ModalView<Content: View, Item, Layer: View>: WrappingView {
  package let content: Content
  let kind: Modal.Kind
  let presentation: Presentation<Item>
  var onDismiss: (() -> Void)?
  @ViewBuilder let layer: (Item) -> Layer

  package func leave(_ context: ResolveContext) {
    let record = context.node.kept(0) { PresentationRecord<Item>() }
    if record.update(presentation, visit: context.frame.visit), let onDismiss {
      context.frame.afterFrame(onDismiss)
    }
    guard let item = record.item else { return }
    context.frame.present(
      ModalRequest(
        presenter: context.environment.modal.map(ObjectIdentifier.init), kind: kind,
        since: record.since
      ) {
        record.show()
        return modal(item, record, context)
      })
  }

  @MainActor private func modal(
    _ item: Item, _ record: PresentationRecord<Item>, _ context: ResolveContext
  ) -> Modal {
    let scope = FocusScope(movesByArrows: kind == .alert)
    let control = ModalControl()
    let dismiss = dismissal(record, context.frame.invalidate)
    if kind == .cover {
      context.frame.rest()
    } else {
      scope.cancel = { if !control.isDismissDisabled { dismiss() } }
    }
    var inner = context.child(.index(record.number))
    inner.scope = scope
    (inner.handlers, inner.focusLinks) = ([], [])
    inner.environment.beginModal(control)
    inner.environment.isPresented = true
    inner.environment.dismiss = DismissAction(dismiss)
    inner.environment.dismissModal = kind == .alert ? dismiss : nil
    // In an alert the focus is plain to see, whatever buttons look like around it.
    if kind == .alert { inner.environment.buttonLook = .bordered }
    return Modal(place: inner.node, scope: scope, content: inner.node(of: layer(item)))
  }

  /// Dismisses this presentation, and no later one.
  @MainActor private func dismissal(
    _ record: PresentationRecord<Item>, _ invalidate: @escaping () -> Void
  ) -> () -> Void {
    let number = record.number
    return { [presentation] in
      guard record.number == number, let id = record.id else { return }
      record.end()
      presentation.end(id)
      invalidate()
    }
  }
}

nonisolated extension EnvironmentValues {
  /// Leaves behind what holds for the view that presents a modal, but not in the modal.
  fileprivate mutating func beginModal(_ control: ModalControl) {
    modal = control
    navigationBar = nil
    navigation = nil
    toastQueue = nil
    namesPlaces = false
    (scrollTargets, splitColumn, openRow, leaveColumn) = (nil, nil, nil, nil)
    beginLayer()
  }
}

nonisolated extension EnvironmentValues {
  /// Leaves behind what holds for a view, but not for a layer over the screen that it asks for.
  mutating func beginLayer() {
    (row, focusable, isAroundRows) = (nil, nil, false)
    stackAxis = .vertical
    style = .plain
    text = TextTraits()
    (isEnabled, isWaiting) = (true, false)
    isHidden = false
    keyboardShortcut = nil
    submitActions = []
    lineLimit = nil
    multilineTextAlignment = .leading
  }
}

/// What the views in a modal set for it while they are resolved.
nonisolated final class ModalControl {
  /// Whether Escape leaves it on the screen.
  var isDismissDisabled = false
  /// Whether one of its buttons has the cancel role.
  var hasCancel = false
  /// Presses the first of its buttons that neither cancels nor takes something away.
  var mainAction: (() -> Void)?
}

nonisolated extension EnvironmentValues {
  /// The modal that a view stands in, nil on the screen.
  var modal: ModalControl? {
    get { self[of: ModalControl.self] }
    set { self[of: ModalControl.self] = newValue }
  }
}
