import Observation
import StateKit

/// What the posts screen shows, and what a person can do there; it knows nothing of any screen.
@MainActor @Observable public final class PostsViewModel {
  /// What to show now.
  public var state: ViewState<[Post]> { loader.state }
  /// The name of the source, for the title bar.
  public let title: String
  /// When the load that runs was started, for the seconds gone; nil at rest.
  public var loadingSince: AnyClock.Instant? { loader.startedAt }

  private let loader: Loader<[Post]>

  /// Shows nothing yet: the screen asks for the first load.
  ///
  /// - Parameter clock: Tells when a load was started.
  public init(service: any PostsService, clock: AnyClock) {
    title = service.name
    loader = Loader(clock: clock, executor: LoadExecutor()) {
      let posts = try await service.posts()
      return posts.isEmpty
        ? .nothing("The source answered with an empty list. Press r to ask again.")
        : .value(posts)
    }
  }

  /// Asks for the posts: the first time, to refresh, or to try again. While a load runs this starts nothing.
  public func load() { loader.load(.person) }

  /// Gives the running load up and goes back to what was there before it.
  public func cancel() { loader.cancel() }

  /// Closes the alert of this id; the posts beneath it stay.
  public func dismissAlert(id: Int) { loader.dismiss(id: id) }
}
