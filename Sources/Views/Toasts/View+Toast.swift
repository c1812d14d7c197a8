extension View {
  /// Shows a toast over the screen while a condition holds, for some seconds at most; then the condition is
  /// made false.
  ///
  /// It lies at the upper or lower edge of the screen that this view stands in: below the bar of a navigation
  /// stack, within a sheet. Keys go on to what lies beneath; Tab reaches the button that closes it. Of several
  /// toasts at one edge the first is shown, and the others after it, each for its own time.
  ///
  /// - Parameter onTap: What a click on it does instead of dismissing it.
  public func toast(
    isShowing: Binding<Bool>, type: ToastType,
    transitionOptions: ToastTransitionOptions = .init(),
    positionOptions: ToastPositionOptions = .init(), onTap: (() -> Void)? = nil
  ) -> some View {
    ToastView(
      content: self, isShowing: isShowing, type: type, duration: transitionOptions.duration,
      place: positionOptions, onTap: onTap)
  }
}

/// A view with a toast over its screen while a condition holds.
private struct ToastView<Content: View>: WrappingView {
  let content: Content
  let isShowing: Binding<Bool>
  let type: ToastType
  let duration: Double
  let place: ToastPositionOptions
  let onTap: (() -> Void)?

  func leave(_ context: ResolveContext) {
    let record = context.node.kept(0) { ToastRecord() }
    guard isShowing.wrappedValue else { return record.renew() }
    let ticket = record.ticket
    guard !ticket.isOver, !context.environment.isUnseen, let tray = context.environment.toastTray
    else { return }
    let dismiss = dismissal(of: ticket, record, context.frame.invalidate)
    context.frame.show(
      ToastRequest(
        tray: tray, ticket: ticket, time: .init(seconds: duration), place: place,
        context: context, view: view(dismiss), tap: onTap ?? dismiss, dismiss: dismiss))
  }

  private func view(_ dismiss: @escaping () -> Void) -> AnyView {
    switch type {
    case .toast(let options): AnyView(ToastBox(options, dismiss: dismiss))
    case .snackBar(let options): AnyView(ToastBox(options))
    case .custom(let view): view
    }
  }

  /// Ends this showing, and no later one.
  private func dismissal(
    of ticket: ToastTicket, _ record: ToastRecord, _ invalidate: @escaping () -> Void
  ) -> () -> Void {
    return { [isShowing] in
      guard record.ticket === ticket else { return }
      ticket.isOver = true
      isShowing.wrappedValue = false
      // A condition that goes on to hold shows nothing more, until it has been false.
      if !isShowing.wrappedValue { record.renew() }
      invalidate()
    }
  }
}
