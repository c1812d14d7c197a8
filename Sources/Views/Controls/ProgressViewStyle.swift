import Cells

/// A way to draw how far something is.
@MainActor @preconcurrency public protocol ProgressViewStyle {
  /// The type of what is drawn, which the compiler works out.
  associatedtype Body: View
  /// What is to be drawn.
  typealias Configuration = ProgressViewStyleConfiguration

  /// What progress looks like.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// The look of a style of the library; nil where `makeBody` draws all of it.
  nonisolated var _look: ProgressLook? { get }
}

nonisolated extension ProgressViewStyle {
  public var _look: ProgressLook? { nil }
}

/// What a custom style draws.
public nonisolated struct ProgressViewStyleConfiguration {
  /// The type of the label, whatever it is made of.
  public typealias Label = AnyView
  /// The type of the label of the value, whatever it is made of.
  public typealias CurrentValueLabel = AnyView

  /// How much is done, from 0 to 1; nil where nobody knows.
  public let fractionCompleted: Double?
  /// What names it; nil where nothing does.
  public var label: Label?
  /// What says how far it is; nil where nothing does.
  public var currentValueLabel: CurrentValueLabel?
}

/// A bar; a spinner where the end is not known.
public nonisolated struct LinearProgressViewStyle: ProgressViewStyle {
  public let _look: ProgressLook?

  /// - Parameter tint: Wins over the tint of the views around.
  public init(tint: Color? = nil) { _look = ProgressLook(isCircular: false, tint: tint) }

  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

/// The style that goes back to the usual one.
public typealias DefaultProgressViewStyle = LinearProgressViewStyle

/// A spinner; where the end is known, a disc that fills by quarters.
public nonisolated struct CircularProgressViewStyle: ProgressViewStyle {
  public let _look: ProgressLook?

  /// - Parameter tint: Wins over the tint of the views around.
  public init(tint: Color? = nil) { _look = ProgressLook(isCircular: true, tint: tint) }

  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

nonisolated extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar where the end is known, else a spinner.
  public static var automatic: Self { Self() }
  /// A bar.
  public static var linear: Self { Self() }
}

nonisolated extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A spinner, or a disc.
  public static var circular: Self { Self() }
}

nonisolated extension View {
  /// Sets how progress is drawn in this view.
  public func progressViewStyle(_ style: some ProgressViewStyle) -> some View {
    let look = style._look
    return environment {
      $0.isProgressCircular = look?.isCircular ?? false
      if let tint = look?.tint { $0.tint = tint }
      $0.progressBody =
        look != nil ? nil : styleBody(of: style) { $0.makeBody(configuration: $1) }
    }
  }
}

/// How progress is drawn where a view stands.
public nonisolated struct ProgressLook {
  let isCircular: Bool
  let tint: Color?
}

nonisolated extension EnvironmentValues {
  /// What a spinner is drawn in, and the sign of a toggle that is on: the tint where one was set, else as the text around it.
  var progressStyle: Style {
    var style = style
    tint?._apply(to: &style, in: self)
    return style
  }
}
