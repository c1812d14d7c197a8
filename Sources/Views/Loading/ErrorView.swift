/// Shows that something went wrong, and what can be done about it.
public nonisolated struct ErrorView: View {
  private let type: ErrorViewType

  /// An error in one of four forms.
  public init(type: ErrorViewType) { self.type = type }

  /// The usual form: a red cross, a title and a button below one another in the middle.
  ///
  /// - Parameter retryAction: What the button does.
  public init(retryAction: @escaping () -> Void) {
    self.init(
      type: .vertical(
        style: ErrorViewStyle(buttonOptions: .init(action: retryAction)), alignment: .center))
  }

  /// The parts, in all the room that there is.
  public var body: some View {
    switch type {
    case .emptyView: EmptyView()
    case .vertical(let style, let alignment):
      VStack(alignment: alignment, spacing: 0) { parts(style) }.filling(style)
    case .horizontal(let style, let alignment):
      HStack(alignment: alignment, spacing: 8) { parts(style) }.filling(style)
    case .custom(let view): view
    }
  }

  @ViewBuilder private func parts(_ style: ErrorViewStyle) -> some View {
    if let image = style.imageOptions {
      Image(systemName: image.systemName).foregroundColor(image.foregroundColor)
    }
    if let title = style.titleOptions {
      Text(title.text).font(title.font).foregroundColor(title.foregroundColor)
        .multilineTextAlignment(.center)
    }
    if let button = style.buttonOptions {
      Button(button.text, action: button.action)
        .font(button.font)
        .foregroundColor(button.foregroundColor)
        .background(button.tintColor)
        // What can be done is the last to be cut.
        .layoutPriority(1)
    }
  }
}

nonisolated extension View {
  fileprivate func filling(_ style: ErrorViewStyle) -> some View {
    frame(maxWidth: .infinity, maxHeight: .infinity, alignment: style.frameAlignment)
  }
}
