import Cells

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
