import Cells
import StateKit

/// Where a picture comes from.
nonisolated enum PictureSource: Equatable, Sendable {
  /// A file or another address that the loader of the environment knows.
  case address(String)
  /// Bytes, and the size in pixels where they were decoded before.
  case bytes([UInt8], pixels: Size?)
}

/// What a place on the screen keeps of its picture: the bytes, the size, and the cells of the size drawn last.
final class PictureState {
  private var source: PictureSource?
  private var bytes: [UInt8]?
  /// The size of the picture; nil while nobody knows it.
  private(set) var pixels: Size?
  /// What was drawn last, of which the cells may be of another size than those that are wanted now.
  private var drawn: (request: PictureRequest, picture: DecodedPicture)?
  private(set) var hasFailed = false
  private var wanted: PictureRequest?
  private var task: Task<Void, Never>?
  /// When the animation began.
  private var start: AnyClock.Instant?

  /// Begins again where the source is another one.
  func set(_ source: PictureSource) {
    guard source != self.source else { return }
    cancel()
    self.source = source
    switch source {
    case .address: (bytes, pixels) = (nil, nil)
    case .bytes(let bytes, let pixels): (self.bytes, self.pixels) = (bytes, pixels)
    }
    (drawn, hasFailed, start) = (nil, false, nil)
  }

  /// Decodes the picture as it is wanted now, unless that has begun.
  func want(
    _ request: PictureRequest, in environment: EnvironmentValues, changed: @escaping () -> Void
  ) {
    guard request != wanted, request != drawn?.request, !hasFailed, let source else { return }
    wanted = request
    task?.cancel()
    task = Task { [weak self, loader = environment.pictureLoader, bytes] in
      let result: Result<([UInt8], DecodedPicture), any Error>
      do {
        let bytes = if let bytes { bytes } else { try await source.load(by: loader) }
        result = .success((bytes, try await environment.pictureDecoder(bytes, request)))
      } catch {
        result = .failure(error)
      }
      guard let self, !Task.isCancelled else { return }
      wanted = nil
      switch result {
      case .success((let bytes, let picture)):
        (self.bytes, pixels) = (bytes, picture.pixels)
        if request.size != .zero { drawn = (request, picture) }
      case .failure(let error):
        hasFailed = true
        environment.pictureFailure(error)
      }
      changed()
    }
  }

  /// Ends what is under way.
  func cancel() {
    task?.cancel()
    (task, wanted) = (nil, nil)
  }

  /// The same in pixels, for a terminal that draws them.
  var still: PixelPicture? { drawn?.picture.still }

  /// The cells to show at an instant, and when others follow; nil before there are any.
  func cells(at now: AnyClock.Instant) -> (cells: CellBuffer, end: AnyClock.Instant?)? {
    guard let frames = drawn?.picture.frames, let first = frames.first else { return nil }
    guard frames.count > 1 else { return (first.cells, nil) }
    let start = start ?? now
    self.start = start
    let durations = frames.map { max($0.duration, Self.shortestFrame) }
    let all = durations.reduce(.zero, +)
    let elapsed = start.duration(to: now)
    var end = start.advanced(by: all * Int(elapsed / all))
    for (frame, duration) in zip(frames, durations) {
      end = end.advanced(by: duration)
      if now < end { return (frame.cells, end) }
    }
    return (first.cells, end)
  }

  /// No animation is faster than ten frames a second.
  private static let shortestFrame = Duration.milliseconds(100)
}

extension PictureSource {
  fileprivate func load(by loader: PictureLoader) async throws -> [UInt8] {
    switch self {
    case .address(let address): try await loader(address)
    case .bytes(let bytes, _): bytes
    }
  }
}
