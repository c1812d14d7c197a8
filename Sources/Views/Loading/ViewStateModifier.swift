import StateKit

/// Draws what a controller has to show: a placeholder, the content or the error, and that it loads.
///
/// A load that comes after an empty answer is shown over the placeholder, as the first one is.
public struct ViewStateModifier<Info, IndicatorView: View, LoadedView: View>: ViewModifier {
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
