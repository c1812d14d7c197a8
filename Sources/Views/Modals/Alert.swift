/// The texts and the buttons of an alert, as older code describes them.
public nonisolated struct Alert {
  /// A button of such an alert.
  public nonisolated struct Button {
    fileprivate let role: ButtonRole?
    fileprivate let label: Text
    fileprivate let action: (() -> Void)?

    /// A button that does what was proposed.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: nil, label: label, action: action)
    }

    /// A button that leaves things as they were; Escape presses it.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: .cancel, label: label, action: action)
    }

    /// A button called Cancel.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      cancel(Text("Cancel"), action: action)
    }

    /// A button that takes something away.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: .destructive, label: label, action: action)
    }
  }

  private let title: Text
  private let message: Text?
  private let buttons: [Button]

  /// An alert with one button, by default an OK.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = [dismissButton ?? .default(Text("OK"))]
  }

  /// An alert with two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  fileprivate var box: some View {
    AlertBox(title: title, message: message, actions: AlertButtons(buttons: buttons))
  }
}

/// The buttons of an alert that older code describes.
private nonisolated struct AlertButtons: View {
  let buttons: [Alert.Button]

  var body: some View {
    ForEach(buttons.indices, id: \.self) { index in
      let button = buttons[index]
      Button(role: button.role) {
        button.action?()
      } label: {
        button.label
      }
    }
  }
}

/// A question with a column of buttons, as older code describes it.
public nonisolated struct ActionSheet {
  /// A button of such a question.
  public typealias Button = Alert.Button

  private let title: Text
  private let message: Text?
  private let buttons: [Button]

  /// A question with its buttons; one to cancel is added where there is none.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }

  fileprivate var box: some View {
    AlertBox(
      title: title, message: message, actions: AlertButtons(buttons: buttons), isDialog: true)
  }
}

nonisolated extension View {
  /// Asks for a decision while a condition holds; newer code writes `confirmationDialog`.
  public func actionSheet(
    isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
  ) -> some View {
    ModalView(content: self, kind: .alert, presentation: Presentation(isPresented)) {
      content().box
    }
  }

  /// Asks for a decision about an item while it is there.
  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
  ) -> some View {
    ModalView(content: self, kind: .alert, presentation: Presentation(item)) {
      content($0).box
    }
  }
}

nonisolated extension View {
  /// Shows an alert while a condition holds; newer code gives the title and the buttons to `alert`.
  public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    ModalView(content: self, kind: .alert, presentation: Presentation(isPresented)) {
      content().box
    }
  }

  /// Shows an alert about an item while it is there.
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    ModalView(content: self, kind: .alert, presentation: Presentation(item)) {
      content($0).box
    }
  }

  /// Shows a box over the whole screen with a title, a message and buttons.
  ///
  /// Any of its buttons dismisses it once its action has run; Tab and the arrows move between them,
  /// Enter and Space press, and Escape presses the one with the cancel role. In a text field Enter presses the first one
  /// that neither cancels nor takes something away. No key reaches what lies beneath. Of several alerts that are asked
  /// for at once, one is shown, then the next.
  public func alert(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> some View,
    @ViewBuilder message: @escaping () -> some View = { EmptyView() }
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  /// Shows such a box with a title that is a styled text.
  public func alert(
    _ title: Text, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> some View,
    @ViewBuilder message: @escaping () -> some View = { EmptyView() }
  ) -> some View {
    ModalView(content: self, kind: .alert, presentation: Presentation(isPresented)) {
      AlertBox(title: title, message: message(), actions: actions())
    }
  }

  /// Shows an alert about some data, while a condition holds and the data is there. It stays what it
  /// was when the alert came, whatever becomes of it meanwhile.
  public func alert<Item>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, presenting data: Item?,
    @ViewBuilder actions: @escaping (Item) -> some View,
    @ViewBuilder message: @escaping (Item) -> some View
  ) -> some View {
    alert(
      Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// Shows an alert about some data without a message.
  public func alert<Item>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, presenting data: Item?,
    @ViewBuilder actions: @escaping (Item) -> some View
  ) -> some View {
    alert(Text(title), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Shows an alert about some data, with a title that is a styled text.
  public func alert<Item>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: Item?,
    @ViewBuilder actions: @escaping (Item) -> some View,
    @ViewBuilder message: @escaping (Item) -> some View
  ) -> some View {
    ModalView(content: self, kind: .alert, presentation: Presentation(isPresented, of: data)) {
      AlertBox(title: title, message: message($0), actions: actions($0))
    }
  }

  /// Shows an alert about some data without a message, with a title that is a styled text.
  public func alert<Item>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: Item?,
    @ViewBuilder actions: @escaping (Item) -> some View
  ) -> some View {
    alert(title, isPresented: isPresented, presenting: data, actions: actions) { _ in
      EmptyView()
    }
  }

  /// Shows an alert about an error, while a condition holds and the error is there. The title is the
  /// error's description, as `String(describing:)` gives it, because this library does without
  /// Foundation and so does not know `LocalizedError`.
  public func alert<Failure: Error>(
    isPresented: Binding<Bool>, error: Failure?,
    @ViewBuilder actions: @escaping () -> some View
  ) -> some View {
    alert(isPresented: isPresented, error: error) { _ in
      actions()
    } message: { _ in
      EmptyView()
    }
  }

  /// Shows an alert about an error with a message below its description.
  public func alert<Failure: Error>(
    isPresented: Binding<Bool>, error: Failure?,
    @ViewBuilder actions: @escaping (Failure) -> some View,
    @ViewBuilder message: @escaping (Failure) -> some View
  ) -> some View {
    ModalView(content: self, kind: .alert, presentation: Presentation(isPresented, of: error)) {
      AlertBox(
        title: Text(String(describing: $0)), message: message($0), actions: actions($0))
    }
  }
}
