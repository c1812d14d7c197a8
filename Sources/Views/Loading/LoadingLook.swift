/// How a type of loading looks in one frame.
nonisolated struct LoadingLook {
  /// Where the spinner stands.
  enum SpinnerPosition {
    case over(Alignment, margin: Double)
    case beside(Axis, isFirst: Bool, Alignment, spacing: Double)
    case titleBar
  }

  /// Nil where no spinner is shown.
  var position: SpinnerPosition?
  /// Room around the content, in points.
  var padding = 0.0
  var sight = Sight.full
  /// Whether what is in the content cannot be used.
  var isDisabled = false
  /// What is shown in place of the content.
  var replacement: AnyView?

  /// Whether the content looks as it always does.
  var isPlain: Bool { position == nil && padding == 0 && sight == .full && replacement == nil }

  /// Whether the content takes no key at all, for nobody sees it.
  var isHidden: Bool { sight == .hidden || replacement != nil }
}

extension LoadingModifierType {
  /// All that this type does once its spinner has come.
  var look: LoadingLook {
    switch self {
    case .none: LoadingLook()
    case .material(let padding, let displayIndicator, let margin, _, let alignment):
      LoadingLook(
        position: displayIndicator ? .over(alignment, margin: margin) : nil, padding: padding,
        sight: .dimmed, isDisabled: true)
    case .overCurrentContent(
      let padding, let displayIndicator, let margin, let opacity, let isDisabled, let alignment):
      LoadingLook(
        position: displayIndicator ? .over(alignment, margin: margin) : nil, padding: padding,
        sight: .at(opacity), isDisabled: isDisabled)
    case .horizontal(let option, let opacity, let isDisabled, let alignment, let spacing):
      LoadingLook(
        position: .beside(
          .horizontal, isFirst: option == .leading,
          Alignment(horizontal: .center, vertical: alignment), spacing: spacing),
        sight: .at(opacity), isDisabled: isDisabled)
    case .vertical(let option, let opacity, let isDisabled, let alignment, let spacing):
      LoadingLook(
        position: .beside(
          .vertical, isFirst: option == .top,
          Alignment(horizontal: alignment, vertical: .center), spacing: spacing),
        sight: .at(opacity), isDisabled: isDisabled)
    case .toolbar(let opacity, let isDisabled):
      LoadingLook(position: .titleBar, sight: .at(opacity), isDisabled: isDisabled)
    case .custom(let view): LoadingLook(isDisabled: true, replacement: view)
    }
  }
}

extension Sight {
  /// A terminal knows three steps: whatever is less than all is faint.
  fileprivate static func at(_ opacity: Double) -> Sight {
    opacity <= 0 ? .hidden : opacity < 1 ? .faint : .full
  }
}
