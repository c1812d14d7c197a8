/// Shows that a view loads, in one of several ways, at times that people find calm: nothing for quick loads,
/// and no spinner that only blinks.
public struct LoadingViewModifier<IndicatorView: View>: ViewModifier {
  private let type: LoadingModifierType
  private let indicatorView: IndicatorView
  private let isLoading: Bool

  /// - Parameters:
  ///   - type: How it is shown.
  ///   - indicatorView: The spinner.
  ///   - isLoading: Whether it loads now. To keep the state of the view, leave the modifier where it is and
  ///     change this.
  public init(type: LoadingModifierType, indicatorView: IndicatorView, isLoading: Bool = true) {
    self.type = type
    self.indicatorView = indicatorView
    self.isLoading = isLoading
  }

  public func body(content: Content) -> some View {
    LoadingView(content: content, indicator: indicatorView, type: type, isLoading: isLoading)
  }
}
