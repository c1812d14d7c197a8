/// How labels are laid out.
@MainActor public protocol LabelStyle {
  /// The type of what a label becomes.
  associatedtype Body: View

  /// What a label becomes in this style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// The parts of a label.
  typealias Configuration = LabelStyleConfiguration
}

/// The parts of a label, for a style to lay out.
public struct LabelStyleConfiguration {
  /// The type of the title, whatever it is made of.
  public typealias Title = AnyView
  /// The type of the symbol, whatever it is made of.
  public typealias Icon = AnyView

  /// The title of the label.
  public let title: Title
  /// What the label shows before it.
  public let icon: Icon
}

extension View {
  /// Lays out the labels in this view in a style.
  public func labelStyle(_ style: some LabelStyle) -> some View {
    environment(\.labelStyle, AnyLabelStyle(style))
  }
}

/// A label style whose type is not known.
struct AnyLabelStyle {
  let view: (LabelStyleConfiguration) -> AnyView

  init(_ style: some LabelStyle) {
    // Within its own style a label is laid out as usual, not by that style again.
    view = { configuration in
      let usual = AnyLabelStyle(TitleAndIconLabelStyle())
      let body = LinkedView(style) { $0.makeBody(configuration: configuration) }
      return AnyView(body.environment(\.labelStyle, usual))
    }
  }
}

extension EnvironmentValues {
  private struct LabelStyleKey: EnvironmentKey {
    static let defaultValue = AnyLabelStyle(DefaultLabelStyle())
  }

  var labelStyle: AnyLabelStyle {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

/// Labels in the style of their container; here the symbol and the title.
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
  /// The default style of the container.
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
