import Cells

/// A way to draw how far something is.
@MainActor @preconcurrency public protocol ProgressViewStyle {
  /// What it looks like in this style.
  nonisolated var _look: ProgressLook { get }
}

/// A bar; a spinner where the end is not known.
public nonisolated struct LinearProgressViewStyle: ProgressViewStyle {
  public let _look: ProgressLook

  /// - Parameter tint: Wins over the tint of the views around.
  public init(tint: Color? = nil) { _look = ProgressLook(isCircular: false, tint: tint) }
}

/// The style that goes back to the usual one.
public typealias DefaultProgressViewStyle = LinearProgressViewStyle

/// A spinner; where the end is known, a disc that fills by quarters.
public nonisolated struct CircularProgressViewStyle: ProgressViewStyle {
  public let _look: ProgressLook

  /// - Parameter tint: Wins over the tint of the views around.
  public init(tint: Color? = nil) { _look = ProgressLook(isCircular: true, tint: tint) }
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
      $0.isProgressCircular = look.isCircular
      if let tint = look.tint { $0.tint = tint }
    }
  }
}

/// How progress is drawn where a view stands.
public nonisolated struct ProgressLook {
  let isCircular: Bool
  let tint: Color?
}

nonisolated extension EnvironmentValues {
  /// What a spinner is drawn in: the tint where one was set, else as the text around it.
  var progressStyle: Style {
    var style = style
    tint?._apply(to: &style, in: self)
    return style
  }
}
