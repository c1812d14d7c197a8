import StateKit

nonisolated extension View {
  /// Shows the messages of a queue over the screen, one after the other, each with a colour and a sign for how
  /// much it matters.
  ///
  /// A click or the button at its end dismisses a message. It is shown until its deadline, so the instants that
  /// `post` is given must be those of the environment's `clock`. The environment's `now` is the instant of the
  /// last frame, which may be long past when a button is pressed.
  ///
  /// - Parameter onTap: What a click on a message does instead of dismissing it.
  public func toasts(
    _ queue: Binding<MessageQueue>, positionOptions: ToastPositionOptions = .init(),
    onTap: ((Message) -> Void)? = nil
  ) -> some View {
    MessagesView(content: self, queue: queue, options: positionOptions, onTap: onTap)
  }

  /// The same in the fine frame of every other box, in the corner above so many rows. Tab does not stop there.
  package func framedToasts(_ queue: Binding<MessageQueue>, above rows: Int) -> some View {
    MessagesView(
      content: self, queue: queue,
      options: ToastPositionOptions(
        position: .bottom,
        padding: EdgeInsets(top: 0, leading: 0, bottom: 16 * Double(rows), trailing: 0),
        alignment: .trailing),
      onTap: nil, isFramed: true)
  }

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
      options: positionOptions, onTap: onTap)
  }
}

/// A view with the current message of a queue over its screen.
package nonisolated struct MessagesView<Content: View>: WrappingView {
  package let content: Content
  let queue: Binding<MessageQueue>
  let options: ToastPositionOptions
  let onTap: ((Message) -> Void)?
  var isFramed = false

  private final class Record {
    var id = ToastID(number: 0)
    /// The messages that the user has dismissed. They go in the frame after that, which knows the time.
    var dismissed: [Int] = []
  }

  package func leave(_ context: ResolveContext) {
    let record = context.node.kept(0) { Record() }
    guard let message = current(record, in: context.frame),
      !context.environment.isHidden, let toasts = context.environment.toastQueue
    else { return }
    if record.id.number != message.id { record.id = ToastID(number: message.id) }
    let invalidate = context.frame.invalidate
    let dismiss = {
      record.dismissed.append(message.id)
      invalidate()
    }
    let tap = onTap.map { onTap in { onTap(message) } }
    context.frame.show(
      ToastRequest(
        queue: toasts, id: record.id, time: .until(message.deadline), options: options,
        context: context,
        view: isFramed
          ? AnyView(FramedToast(message: message)) : AnyView(ToastBox(message, dismiss: dismiss)),
        tap: tap ?? dismiss, dismiss: dismiss))
  }

  /// The message to show in a frame.
  @MainActor private func current(_ record: Record, in frame: FrameContext) -> Message? {
    var queue = queue.wrappedValue
    let dismissed = record.dismissed
    for id in dismissed { queue.dismiss(id: id, at: frame.now) }
    if frame.isSeen, !dismissed.isEmpty {
      record.dismissed = []
      frame.afterFrame { [binding = self.queue] in
        for id in dismissed { binding.wrappedValue.dismiss(id: id, at: frame.now) }
      }
    }
    return queue.current(at: frame.now)
  }
}

/// A view with a toast over its screen while a condition holds.
package nonisolated struct ToastView<Content: View>: WrappingView {
  package let content: Content
  let isShowing: Binding<Bool>
  let type: ToastType
  let duration: Double
  let options: ToastPositionOptions
  let onTap: (() -> Void)?

  package func leave(_ context: ResolveContext) {
    let record = context.node.kept(0) { ToastRecord() }
    guard isShowing.wrappedValue else { return record.renew() }
    let id = record.id
    guard !id.isOver, !context.environment.isHidden, let toasts = context.environment.toastQueue
    else { return }
    let dismiss = dismissal(of: id, record, context.frame.invalidate)
    context.frame.show(
      ToastRequest(
        queue: toasts, id: id, time: .init(seconds: duration), options: options,
        context: context, view: view(dismiss), tap: onTap ?? dismiss, dismiss: dismiss))
  }

  @MainActor private func view(_ dismiss: @escaping () -> Void) -> AnyView {
    switch type {
    case .toast(let options): AnyView(ToastBox(options, dismiss: dismiss))
    case .snackBar(let options): AnyView(ToastBox(options))
    case .custom(let view): view
    }
  }

  /// Ends this showing, and no later one.
  @MainActor private func dismissal(
    of id: ToastID, _ record: ToastRecord, _ invalidate: @escaping () -> Void
  ) -> () -> Void {
    return { [isShowing] in
      guard record.id === id else { return }
      id.isOver = true
      isShowing.wrappedValue = false
      // A condition that goes on to hold shows nothing more, until it has been false.
      if !isShowing.wrappedValue { record.renew() }
      invalidate()
    }
  }
}
