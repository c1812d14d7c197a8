import Cells
import Observation
import Posts
import StateKit
import Views

/// The pictures that are drawn at a time, while others wait until one of these is there; and those that were drawn last,
/// so that one which is scrolled back to is neither fetched nor decoded again.
///
/// Files can be large, so each is held only while it is fetched and decoded. Small ones are kept until they have cells.
@Observable final class PictureQueue {
  private struct Drawing: Equatable {
    let address: String
    let request: PictureRequest
  }

  /// Whether it is the turn of a picture.
  private final class Turn {
    var hasBegun = false
  }

  /// How often each address is being fetched or decoded.
  private var begun: [String: Int] = [:]
  /// A server that does not answer holds up the others for some seconds only.
  @ObservationIgnored private let limiter: FetchLimiter
  @ObservationIgnored private var loaded = RecentValues<String, [UInt8]>(limit: 2_000_000)
  @ObservationIgnored private var drawn = RecentValues<Drawing, DecodedPicture>(limit: 8_000_000)
  @ObservationIgnored private var sizes = RecentValues<String, Size>(limit: 1_000)

  init(clock: AnyClock = .dispatch()) {
    limiter = FetchLimiter(total: 2, reading: 0, longest: .seconds(5), clock: clock)
  }

  /// Whether a picture does not wait: it is being fetched or decoded, or it was before.
  func isLoading(_ address: String) -> Bool { begun[address] != nil || size(of: address) != nil }

  /// The size of a picture in pixels; nil while it is not known.
  func size(of address: String) -> Size? { sizes.value(of: address) }

  /// Draws a picture when it is its turn, by what gets its bytes and what decodes them.
  func service(_ loader: PictureLoader, _ decoder: PictureDecoder) -> PictureService {
    PictureService { [self] address, request in
      if request.size == .zero, let size = size(of: address) { return DecodedPicture(pixels: size) }
      let drawing = Drawing(address: address, request: request)
      if let picture = drawn.value(of: drawing) { return picture }
      // What is here need not wait for servers.
      let picture =
        if let bytes = loaded.value(of: address) {
          try await decode(bytes, of: address, request, loader, decoder)
        } else {
          try await fetch(address, request, loader, decoder)
        }
      sizes.keep(picture.pixels, of: address, bytes: 1)
      if request.size != .zero {
        loaded.forget(address)
        drawn.keep(picture, of: drawing, bytes: picture.memory)
      }
      return picture
    } kept: { [self] address, request in
      guard request.size == .zero else {
        return drawn.value(of: Drawing(address: address, request: request))
      }
      return drawn.last { $0.address == address }
        ?? size(of: address).map { DecodedPicture(pixels: $0) }
    }
  }

  private func fetch(
    _ address: String, _ request: PictureRequest, _ loader: PictureLoader, _ decoder: PictureDecoder
  ) async throws -> DecodedPicture {
    let turn = Turn()
    // In one step with what the view is told, so that it never looks as if it waited again.
    defer { if turn.hasBegun { end(address) } }
    return try await limiter.withPermit("") { @MainActor [self] () -> [UInt8] in
      turn.hasBegun = true
      begun[address, default: 0] += 1
      // It may have come while this waited.
      if let bytes = loaded.value(of: address) { return bytes }
      let bytes = try await loader(address)
      loaded.keep(bytes, of: address, bytes: bytes.count)
      return bytes
    } use: { @MainActor [self] (bytes: [UInt8]) -> DecodedPicture in
      try await decode(bytes, of: address, request, loader, decoder)
    }
  }

  private func end(_ address: String) {
    let left = begun[address, default: 0] - 1
    begun[address] = left > 0 ? left : nil
  }

  private func decode(
    _ bytes: [UInt8], of address: String, _ request: PictureRequest, _ loader: PictureLoader,
    _ decoder: PictureDecoder
  ) async throws -> DecodedPicture {
    do {
      return try await decoder(bytes, request)
    } catch {
      if !Task.isCancelled, case PictureError.notDrawn = error {
        loaded.forget(address)
        loader.discard(address)
      }
      throw error
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
