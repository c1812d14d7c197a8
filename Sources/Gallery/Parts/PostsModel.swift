import Observation

/// All that can be true of the posts: exactly one of these.
enum PostsState {
  case idle
  case loading
  case loaded([Post])
  case empty
  case failed(FeedError, ErrorDisplay)
}

/// The view model of approaches 1 to 3: one property, that cannot disagree with itself.
@Observable final class PostsModel {
  private(set) var state = PostsState.idle

  func load(from script: Script) async {
    state = .loading
    do {
      let posts = try await script.posts()
      state = posts.isEmpty ? .empty : .loaded(posts)
    } catch let error as FeedError {
      state = .failed(error, error.display)
    } catch {
      // Cancelled: a newer load says what is shown.
    }
  }

  /// The error of an alert that nobody has dismissed yet.
  var alertError: FeedError? {
    if case .failed(let error, .alert) = state { error } else { nil }
  }

  /// For an alert, which sets it to false when it is dismissed.
  var isAlertShown: Bool {
    get { alertError != nil }
    set { if !newValue, isAlertShown { state = .idle } }
  }
}

extension PostsState: CustomStringConvertible {
  static let cases = [".idle", ".loading", ".loaded", ".empty", ".failed"]

  var description: String {
    switch self {
    case .idle: ".idle"
    case .loading: ".loading"
    case .loaded(let posts): ".loaded(\(posts.count) posts)"
    case .empty: ".empty"
    case .failed(.server(let code), .alert): ".failed(\(code), .alert)"
    case .failed(.server(let code), .fullScreen): ".failed(\(code), .fullScreen)"
    case .failed(.network, .alert): ".failed(network, .alert)"
    case .failed(.network, .fullScreen): ".failed(network, .fullScreen)"
    }
  }
}
