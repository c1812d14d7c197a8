import Cells

/// A way to draw how far something is.
@MainActor public protocol ProgressViewStyle {
  /// What it looks like in this style.
  var _look: ProgressLook { get }
}

/// A bar where the end is known, else a spinner.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// The style that goes back to the usual one.
  public init() {}
  public var _look: ProgressLook { ProgressLook(isCircular: false) }
}

/// A bar; a spinner where the end is not known.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// - Parameter tint: Wins over the tint of the views around.
  public init(tint: Color? = nil) { self.tint = tint }
  public var _look: ProgressLook { ProgressLook(isCircular: false, tint: tint) }
}

/// A spinner; where the end is known, a disc that fills by quarters.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// - Parameter tint: Wins over the tint of the views around.
  public init(tint: Color? = nil) { self.tint = tint }
  public var _look: ProgressLook { ProgressLook(isCircular: true, tint: tint) }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// A bar where the end is known, else a spinner.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A spinner, or a disc.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension View {
  /// Sets how progress is drawn in this view.
  public func progressViewStyle(_ style: some ProgressViewStyle) -> some View {
    let look = style._look
    return environment {
      $0.progressLook = look
      if let tint = look.tint { $0.tint = tint }
    }
  }
}

/// How progress is drawn where a view stands.
public struct ProgressLook {
  let isCircular: Bool
  var tint: Color?
}

extension EnvironmentValues {
  private enum Key: EnvironmentKey {
    static var defaultValue: ProgressLook { ProgressLook(isCircular: false) }
  }

  var progressLook: ProgressLook {
    get { self[Key.self] }
    set { self[Key.self] = newValue }
  }

  /// What a spinner is drawn in: the tint where one was set, else as the text around it.
  var progressStyle: Style {
    var style = style
    tint?._apply(to: &style, in: self)
    return style
  }
}
