import Cells
import Observation
import Posts
import StateKit
import Views

/// The pictures that are asked for at a time, while others wait until one of these is there; and those that were shown
/// last, so that one which is scrolled back to is neither fetched nor decoded again.
@Observable final class PictureQueue {
  private struct Drawing: Equatable {
    let bytes: [UInt8]
    let request: PictureRequest
  }

  private var loading: Set<String> = []
  /// A server that does not answer holds up the others for some seconds only.
  @ObservationIgnored private let limiter: FetchLimiter
  @ObservationIgnored private var loaded = RecentValues<String, [UInt8]>(limit: 8_000_000)
  @ObservationIgnored private var drawn = RecentValues<Drawing, DecodedPicture>(limit: 16_000_000)

  init(clock: AnyClock = .dispatch()) {
    limiter = FetchLimiter(total: 2, reading: 0, longest: .seconds(5), clock: clock)
  }

  /// Whether a picture is being fetched, and does not wait.
  func isLoading(_ address: String) -> Bool { loading.contains(address) }

  /// A loader that asks another one, when it is its turn.
  func loader(over loader: PictureLoader) -> PictureLoader {
    PictureLoader { [self] address in
      if let bytes = loaded.value(of: address) { return bytes }
      let bytes = try await limiter.withPermit("") { @MainActor [self] in
        loading.insert(address)
        defer { loading.remove(address) }
        return try await loader(address)
      } use: {
        $0
      }
      loaded.keep(bytes, of: address, bytes: bytes.count)
      return bytes
    } discard: { [self] address in
      loaded.forget(address)
      loader.discard(address)
    }
  }

  /// A decoder that asks another one for what it has not drawn before.
  func decoder(over decoder: PictureDecoder) -> PictureDecoder {
    PictureDecoder { [self] bytes, request in
      let drawing = Drawing(bytes: bytes, request: request)
      if let picture = drawn.value(of: drawing) { return picture }
      let picture = try await decoder(bytes, request)
      drawn.keep(picture, of: drawing, bytes: bytes.count + picture.memory)
      return picture
    }
  }
}

extension DecodedPicture {
  /// Bytes of its cells and pixels.
  fileprivate var memory: Int {
    let cells = frames.reduce(0) { $0 + $1.cells.size.width * $1.cells.size.height }
    return MemoryLayout<Cell>.size * cells + (still?.bytes.count ?? 0)
  }
}
