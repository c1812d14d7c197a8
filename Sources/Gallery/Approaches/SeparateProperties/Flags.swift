/// The values of the separate properties at one moment. Each alone is fine; together they can contradict.
struct Flags: Hashable {
  var isLoading: Bool
  var hasPosts: Bool
  var hasError: Bool
  var display: ErrorDisplay?

  /// Two properties that cannot both be meant.
  enum Contradiction: String, CaseIterable {
    case loadingWithPosts = "loading with posts"
    case loadingWithError = "loading with error"
    case errorWithPosts = "error with posts"
    case errorNowhere = "error shown nowhere"
    case displayOfNothing = "display of no error"
  }

  var contradictions: [Contradiction] {
    Contradiction.allCases.filter { contradiction in
      switch contradiction {
      case .loadingWithPosts: isLoading && hasPosts
      case .loadingWithError: isLoading && hasError
      case .errorWithPosts: hasError && hasPosts
      case .errorNowhere: hasError && display == nil
      case .displayOfNothing: !hasError && display != nil
      }
    }
  }

  /// Everything that the four properties can say together.
  static var all: [Flags] {
    [false, true].flatMap { isLoading in
      [false, true].flatMap { hasPosts in
        [false, true].flatMap { hasError in
          [nil, ErrorDisplay.alert, .fullScreen].map { display in
            Flags(
              isLoading: isLoading, hasPosts: hasPosts, hasError: hasError, display: display)
          }
        }
      }
    }
  }
}

extension Flags: CustomStringConvertible {
  init(_ model: SeparatePropertiesModel) {
    self.init(
      isLoading: model.isLoading, hasPosts: !model.posts.isEmpty, hasError: model.error != nil,
      display: model.display)
  }

  var description: String {
    if let first = contradictions.first { return "Contradiction: \(first.rawValue)" }
    if isLoading { return "isLoading" }
    if hasError { return "error" }
    return hasPosts ? "posts" : "nothing set"
  }
}
