/// Labels as the place they stand in wants them; here the symbol and the title.
public struct DefaultLabelStyle: LabelStyle {
  /// The usual style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

/// Labels with the symbol before the title.
public struct TitleAndIconLabelStyle: LabelStyle {
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
public struct TitleOnlyLabelStyle: LabelStyle {
  /// The style for where symbols say nothing more.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// Labels without their title.
public struct IconOnlyLabelStyle: LabelStyle {
  /// The style for where room is scarce.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// As the place wants it.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The symbol and the title.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The symbol alone.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
