/// A title with a symbol before it.
public nonisolated struct Label<Title: View, Icon: View>: View {
  @Environment(\.labelBody) private var draw
  private let title: Title
  private let icon: Icon

  /// Any views as the title and as the symbol.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// The title and the symbol, as the style of the views around lays them out.
  public var body: some View {
    let parts = LabelStyleConfiguration(title: AnyView(title), icon: AnyView(icon))
    draw?(parts) ?? AnyView(TitleAndIconLabelStyle().makeBody(configuration: parts))
  }
}

nonisolated extension Label where Title == Text, Icon == Image {
  /// A text with a symbol by its SF Symbols name.
  public init(_ title: some StringProtocol, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }

  /// A text with an image of the program's own.
  public init(_ title: some StringProtocol, image name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(name)
    }
  }
}

nonisolated extension Label
where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label that a style is given, to be drawn with something changed.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init {
      configuration.title
    } icon: {
      configuration.icon
    }
  }
}
