/// A button that hands a text on: a terminal program copies it to the clipboard.
public struct ShareLink<Label: View>: View {
  @Environment(\.copy) private var copy
  private let text: String
  private let label: Label

  /// A button with any views as its label.
  public init(
    item: some StringProtocol, subject: Text? = nil, message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    text = String(item)
    self.label = label()
  }

  /// The button.
  public var body: some View {
    Button {
      copy(text)
    } label: {
      label
    }
  }
}

extension ShareLink where Label == Views.Label<Text, Image> {
  /// A button with the usual label.
  public init(item: some StringProtocol, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item) { Views.Label("Share…", systemImage: "square.and.arrow.up") }
  }

  /// A button with a title beside the usual sign.
  public init(
    _ title: some StringProtocol, item: some StringProtocol, subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init(item: item) { Views.Label(title, systemImage: "square.and.arrow.up") }
  }

  /// The same with what would be shown before it is sent; nothing is.
  public init(item: some StringProtocol, preview: SharePreview) { self.init(item: item) }

  /// The same with what would be shown before it is sent; nothing is.
  public init(_ title: some StringProtocol, item: some StringProtocol, preview: SharePreview) {
    self.init(title, item: item)
  }
}

/// What would be shown of something before it is sent.
public nonisolated struct SharePreview {
  /// A title, with pictures.
  public init(_ title: some StringProtocol, image: Image? = nil, icon: Image? = nil) {}
}
