import StateKit

extension View {
  /// Draws what a controller has to show, with this view as the placeholder until there is something.
  ///
  /// A controller that keeps its content when a refresh fails goes on to show it: say what failed in a toast or
  /// an alert, by its `latestValidError`.
  ///
  /// - Parameters:
  ///   - controller: Says what happened; it is a value, so a change of it draws this view again.
  ///   - indicatorView: The spinner that shows that it loads.
  ///   - initialLoadingType: How the first load is shown, over the placeholder.
  ///   - loadedView: Draws what was loaded.
  ///   - loadingAfterInfoType: How a load is shown over what was loaded before.
  ///   - errorView: Draws an error.
  ///   - loadingAfterErrorType: How a load is shown over an error.
  public func withViewStateModifier<Info, IndicatorView: View, LoadedView: View>(
    controller: ViewStateController<Info>,
    indicatorView: IndicatorView = ProgressView(),
    initialLoadingType: LoadingModifierType = .material(),
    @ViewBuilder loadedView: @escaping (Info) -> LoadedView,
    loadingAfterInfoType: LoadingModifierType = .horizontal(),
    errorView: @escaping (any Error) -> ErrorView,
    loadingAfterErrorType: LoadingModifierType = .overCurrentContent(alignment: .trailing)
  ) -> some View {
    modifier(
      ViewStateModifier(
        controller: controller, indicatorView: indicatorView,
        initialLoadingType: initialLoadingType, loadedView: loadedView,
        loadingAfterInfoType: loadingAfterInfoType, errorView: errorView,
        loadingAfterErrorType: loadingAfterErrorType))
  }
}
