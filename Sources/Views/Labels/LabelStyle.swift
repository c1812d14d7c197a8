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

  /// What the label says.
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
