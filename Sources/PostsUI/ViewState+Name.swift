import StateKit

extension ViewState {
  /// Whether a failure lies over the content as a box.
  var isAlert: Bool {
    switch self {
    case .error(_, .alert): true
    case .idle, .loading, .loaded, .empty, .error(_, .fullScreen), .error(_, .banner): false
    }
  }

  /// The case as code names it, without what it holds.
  var caseName: String {
    switch self {
    case .idle: ".idle"
    case .loading(after: .idle): ".loading(after: .idle)"
    case .loading(after: .loaded): ".loading(after: .loaded)"
    case .loading(after: .empty): ".loading(after: .empty)"
    case .loading(after: .failed): ".loading(after: .failed)"
    case .loaded: ".loaded"
    case .empty: ".empty"
    case .error(_, .fullScreen): ".error(.fullScreen)"
    case .error(_, .alert): ".error(.alert)"
    case .error(_, .banner): ".error(.banner)"
    }
  }
}
