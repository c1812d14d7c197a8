/// A button that opens an address: what `openURL` does with it, or the terminal where that has links.
public nonisolated struct Link<Label: View>: View {
  @Environment(\.openURL) private var openURL
  private let address: String
  private let label: Label

  /// A link to an address with any views as its label.
  public init(destination: String, @ViewBuilder label: () -> Label) {
    address = destination
    self.label = label()
  }

  /// The label, underlined and in the tint.
  public var body: some View {
    Button {
      openURL(address)
    } label: {
      label.underline().environment { $0.text.link = address }
    }
    .buttonStyle(.borderless)
  }
}

nonisolated extension Link where Label == Text {
  /// A link to an address with a text as its label.
  public init(_ title: some StringProtocol, destination: String) {
    self.init(destination: destination) { Text(title) }
  }
}
