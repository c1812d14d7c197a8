import StateKit

extension View {
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
    MessagesView(content: self, queue: queue, place: positionOptions, onTap: onTap)
  }
}

/// A view with the current message of a queue over its screen.
private struct MessagesView<Content: View>: WrappingView {
  let content: Content
  let queue: Binding<MessageQueue>
  let place: ToastPositionOptions
  let onTap: ((Message) -> Void)?

  private final class Record {
    var ticket = ToastTicket(number: 0)
    /// The messages that the person has dismissed. They go in the frame after that, which knows the time.
    var dismissed: [Int] = []
  }

  func leave(_ context: ResolveContext) {
    let record = context.node.kept(0) { Record() }
    guard let message = current(record, in: context.frame),
      !context.environment.isUnseen, let tray = context.environment.toastTray
    else { return }
    if record.ticket.number != message.id { record.ticket = ToastTicket(number: message.id) }
    let invalidate = context.frame.invalidate
    let dismiss = {
      record.dismissed.append(message.id)
      invalidate()
    }
    let tap = onTap.map { onTap in { onTap(message) } }
    context.frame.show(
      ToastRequest(
        tray: tray, ticket: record.ticket, time: .until(message.deadline), place: place,
        context: context, view: AnyView(ToastBox(message, dismiss: dismiss)),
        tap: tap ?? dismiss, dismiss: dismiss))
  }

  /// The message to show in a frame.
  private func current(_ record: Record, in frame: FrameContext) -> Message? {
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
