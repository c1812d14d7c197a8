/// What an alert says and which buttons it has, as older code describes it.
public struct Alert {
  /// A button of such an alert.
  public struct Button {
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
    AlertBox(title: title, message: message, actions: actions)
  }

  private var actions: some View {
    ForEach(buttons.indices, id: \.self) { index in
      let button = buttons[index]
      Views.Button(role: button.role) {
        button.action?()
      } label: {
        button.label
      }
    }
  }
}

extension View {
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
}
