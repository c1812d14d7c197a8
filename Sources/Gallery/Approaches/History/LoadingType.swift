import TerminalUI

/// How a view shows that it is loaded again.
enum LoadingType: String, CaseIterable {
  case material
  case overContent
  case horizontal
  case vertical

  var following: LoadingType {
    switch self {
    case .material: .overContent
    case .overContent: .horizontal
    case .horizontal: .vertical
    case .vertical: .material
    }
  }
}

extension View {
  /// Shows an indicator at this view while it is loaded. The view stays what it is, with all its state.
  func loadingIndicator(_ isLoading: Bool, type: LoadingType) -> some View {
    modifier(LoadingIndicator(type: isLoading ? type : nil))
  }
}

private struct LoadingIndicator: ViewModifier {
  /// Nil while nothing is loaded.
  let type: LoadingType?

  func body(content: Content) -> some View {
    VStack {
      HStack {
        ZStack(alignment: .topTrailing) {
          content.opacity(type == nil ? 1 : 0.4)
          if type == .material { curtain }
          if type == .overContent { ProgressView("Loading…").padding(.trailing, 24) }
        }
        if type == .horizontal { ProgressView().padding(.horizontal, 8) }
      }
      if type == .vertical { ProgressView("Loading…") }
    }
  }

  private var curtain: some View {
    ProgressView("Loading…")
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(.regularMaterial)
  }
}
