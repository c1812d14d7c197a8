/// How labels are laid out.
@MainActor @preconcurrency public protocol LabelStyle {
  /// The type of what a label becomes.
  associatedtype Body: View

  /// What a label becomes in this style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// The parts of a label.
  typealias Configuration = LabelStyleConfiguration
}

/// The parts of a label, for a style to lay out.
public nonisolated struct LabelStyleConfiguration {
  /// The type of the title, whatever it is made of.
  public typealias Title = AnyView
  /// The type of the symbol, whatever it is made of.
  public typealias Icon = AnyView

  /// The title of the label.
  public let title: Title
  /// What the label shows before it.
  public let icon: Icon
}

nonisolated extension View {
  /// Lays out the labels in this view in a style.
  public func labelStyle(_ style: some LabelStyle) -> some View {
    let body = styleBody(of: style) { $0.makeBody(configuration: $1) }
    return environment(\.labelBody) { AnyView(body($0).environment(\.labelBody, nil)) }
  }
}

/// Labels in the style of their container; here the symbol and the title.
public typealias DefaultLabelStyle = TitleAndIconLabelStyle

/// Labels with the symbol before the title.
public nonisolated struct TitleAndIconLabelStyle: LabelStyle {
  /// The style that leaves nothing out.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .top) {
      configuration.icon
      configuration.title
    }
  }
}

/// Labels without their symbol.
public nonisolated struct TitleOnlyLabelStyle: LabelStyle {
  /// The style for where symbols say nothing more.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// Labels without their title.
public nonisolated struct IconOnlyLabelStyle: LabelStyle {
  /// The style for where room is scarce.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

nonisolated extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The default style of the container.
  public static var automatic: Self { Self() }
  /// The symbol and the title.
  public static var titleAndIcon: Self { Self() }
}

nonisolated extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

nonisolated extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The symbol alone.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
