import Observation
import Posts
import Views

/// The pictures that are asked for at a time; others wait until one of these is there.
@Observable final class PictureQueue {
  private var loading: Set<String> = []
  /// A server has less time than a permit.
  @ObservationIgnored private let limiter = FetchLimiter(
    total: 2, reading: 0, longest: .seconds(3600))

  /// Whether a picture is being fetched, and does not wait.
  func isLoading(_ address: String) -> Bool { loading.contains(address) }

  /// A loader that asks another one, when it is its turn.
  func loader(over loader: PictureLoader) -> PictureLoader {
    PictureLoader { [self] address in
      try await limiter.withPermit("") { @MainActor [self] in
        loading.insert(address)
        defer { loading.remove(address) }
        return try await loader(address)
      } use: {
        $0
      }
    }
  }
}
