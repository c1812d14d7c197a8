/// A way to draw gauges.
@MainActor @preconcurrency public protocol GaugeStyle {
  /// The type of what is drawn, which the compiler works out.
  associatedtype Body: View
  /// The gauge to draw.
  typealias Configuration = GaugeStyleConfiguration

  /// What a gauge looks like.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The gauge that a style draws.
public nonisolated struct GaugeStyleConfiguration {
  /// The type of the label, whatever it is made of.
  public typealias Label = AnyView
  /// The type of the label of the value, whatever it is made of.
  public typealias CurrentValueLabel = AnyView
  /// The type of the label of the lower end, whatever it is made of.
  public typealias MinimumValueLabel = AnyView
  /// The type of the label of the upper end, whatever it is made of.
  public typealias MaximumValueLabel = AnyView

  /// How much there is, from 0 at the lower end to 1 at the upper.
  public let value: Double
  /// What names the gauge.
  public let label: Label
  /// What says how much there is; nil where nothing does.
  public let currentValueLabel: CurrentValueLabel?
  /// What names the lower end; nil where nothing does.
  public let minimumValueLabel: MinimumValueLabel?
  /// What names the upper end; nil where nothing does.
  public let maximumValueLabel: MaximumValueLabel?
}

/// The look of all gauges of the library, whatever the style is called: a bar.
public nonisolated struct DefaultGaugeStyle: GaugeStyle {
  /// The style by its type, as older code names it.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label
      HStack {
        configuration.minimumValueLabel
        ProgressView(value: configuration.value)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel.foregroundStyle(.secondary)
    }
  }
}

nonisolated extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The default look.
  public static var automatic: Self { Self() }
  /// A bar.
  public static var linearCapacity: Self { Self() }
  /// A ring; in cells a bar.
  public static var accessoryCircular: Self { Self() }
  /// A ring that is filled; in cells a bar.
  public static var accessoryCircularCapacity: Self { Self() }
  /// A line with a mark; in cells a bar.
  public static var accessoryLinear: Self { Self() }
  /// A line that is filled; in cells a bar.
  public static var accessoryLinearCapacity: Self { Self() }
}

nonisolated extension View {
  /// Draws the gauges in this view in a style of the program's own; those of the library are bars.
  public func gaugeStyle(_ style: some GaugeStyle) -> some View {
    let isUsual = style is DefaultGaugeStyle
    return environment(
      \.gaugeBody, isUsual ? nil : styleBody(of: style) { $0.makeBody(configuration: $1) })
  }
}

/// A gauge in the style of the place where it stands.
nonisolated struct StyledGauge: PrimitiveView {
  let configuration: GaugeStyleConfiguration

  func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    if let styled = context.environment.gaugeBody {
      return context.resolve(styled(configuration), into: &nodes) { $0.gaugeBody = nil }
    }
    let usual = DefaultGaugeStyle().makeBody(configuration: configuration)
    usual._resolve(context.child(.body), into: &nodes)
  }
}
