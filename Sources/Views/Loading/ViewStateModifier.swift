import StateKit

/// Draws what a controller has to show: a placeholder, the content or the error, and that it loads.
///
/// A load that comes after an empty answer is shown over the placeholder, as the first one is.
public nonisolated struct ViewStateModifier<Info, IndicatorView: View, LoadedView: View>:
  ViewModifier
{
  private enum Phase {
    case placeholder
    case loaded(Info)
    case failed(any Error)
  }

  private let controller: ViewStateController<Info>
  private let indicatorView: IndicatorView
  private let initialLoadingType: LoadingModifierType
  private let loadedView: (Info) -> LoadedView
  private let loadingAfterInfoType: LoadingModifierType
  private let errorView: (any Error) -> ErrorView
  private let loadingAfterErrorType: LoadingModifierType

  /// The modifier itself; `withViewStateModifier` is the usual way.
  public init(
    controller: ViewStateController<Info>, indicatorView: IndicatorView,
    initialLoadingType: LoadingModifierType,
    @ViewBuilder loadedView: @escaping (Info) -> LoadedView,
    loadingAfterInfoType: LoadingModifierType, errorView: @escaping (any Error) -> ErrorView,
    loadingAfterErrorType: LoadingModifierType
  ) {
    self.controller = controller
    self.indicatorView = indicatorView
    self.initialLoadingType = initialLoadingType
    self.loadedView = loadedView
    self.loadingAfterInfoType = loadingAfterInfoType
    self.errorView = errorView
    self.loadingAfterErrorType = loadingAfterErrorType
  }

  public func body(content: Content) -> some View {
    let phase = phase
    view(of: phase, placeholder: content)
      .modifier(
        LoadingViewModifier(
          type: type(of: phase), indicatorView: indicatorView, isLoading: controller.isLoading))
  }
}

extension ViewStateModifier {
  private var phase: Phase {
    if let info = controller.latestValidInfo { return .loaded(info) }
    if let error = controller.latestValidError { return .failed(error) }
    return .placeholder
  }

  @ViewBuilder private func view(of phase: Phase, placeholder: Content) -> some View {
    switch phase {
    case .placeholder: placeholder
    case .loaded(let info): loadedView(info)
    case .failed(let error): errorView(error)
    }
  }

  private func type(of phase: Phase) -> LoadingModifierType {
    switch phase {
    case .placeholder: initialLoadingType
    case .loaded: loadingAfterInfoType
    case .failed: loadingAfterErrorType
    }
  }
}

nonisolated extension View {
  /// Draws what a controller has to show, with this view as the placeholder until there is something.
  ///
  /// A controller that keeps its content when a refresh fails goes on to show it: say what failed in a toast or
  /// an alert, by its `latestValidError`.
  ///
  /// - Parameters:
  ///   - controller: Holds what happened; it is a value, so a change of it draws this view again.
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
