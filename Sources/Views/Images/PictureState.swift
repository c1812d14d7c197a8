import Cells
import Observation
import StateKit

/// Where a picture comes from.
nonisolated enum PictureSource: Equatable, Sendable {
  /// A file or another address that the loader of the environment knows, and what was loaded of it before.
  case address(String, LoadedPicture?)
  /// The bytes of a file.
  case bytes([UInt8])
}

/// A picture that was loaded: its size, and its bytes until cells are drawn of them. They can be many.
@Observable final class LoadedPicture: Equatable {
  let pixels: Size
  /// Whether there are cells of it.
  fileprivate(set) var isDrawn = false
  @ObservationIgnored fileprivate var bytes: [UInt8]?

  init(pixels: Size, bytes: [UInt8]?, isDrawn: Bool = false) {
    self.pixels = pixels
    self.bytes = bytes
    self.isDrawn = isDrawn
  }

  nonisolated static func == (left: LoadedPicture, right: LoadedPicture) -> Bool { left === right }
}

/// What a place on the screen keeps of its picture: its size, and the cells of the size drawn last.
final class PictureState {
  private var source: PictureSource?
  private var loaded: LoadedPicture?
  /// What was drawn last, of which the cells may be of another size than those that are wanted now.
  private var drawn: (request: PictureRequest, picture: DecodedPicture)?
  /// What could not be drawn, though something else could.
  private var refused: PictureRequest?
  private(set) var hasFailed = false
  private var wanted: PictureRequest?
  private var task: Task<Void, Never>?
  /// When the animation began.
  private var start: AnyClock.Instant?

  /// The size of the picture; nil while nobody knows it.
  var pixels: Size? { loaded?.pixels }

  /// Begins again where the source is another one.
  func set(_ source: PictureSource) {
    guard source != self.source else { return }
    cancel()
    self.source = source
    loaded = if case .address(_, let loaded) = source { loaded } else { nil }
    (drawn, refused, hasFailed, start) = (nil, nil, false, nil)
  }

  /// Draws the picture as it is wanted now, unless that has begun.
  func want(
    _ request: PictureRequest, in environment: EnvironmentValues, changed: @escaping () -> Void
  ) {
    guard request != wanted, request != drawn?.request, request != refused, !hasFailed, let source
    else { return }
    cancel()
    if let picture = environment.pictureServices.kept(source, as: request) {
      take(picture, nil, of: request)
      if request.size == .zero { changed() }
      return
    }
    wanted = request
    task = Task { [weak self, kept = loaded?.bytes] in
      let result: Result<(picture: DecodedPicture, bytes: [UInt8]?), any Error>
      do {
        result = .success(
          try await environment.pictureServices.draw(source, kept: kept, as: request))
      } catch {
        result = .failure(error)
      }
      guard let self, !Task.isCancelled else { return }
      wanted = nil
      switch result {
      case .success(let result): take(result.picture, result.bytes, of: request)
      case .failure where drawn != nil: refused = request
      case .failure(let error):
        hasFailed = true
        environment.pictureFailure(error)
      }
      changed()
    }
  }

  private func take(_ picture: DecodedPicture, _ bytes: [UInt8]?, of request: PictureRequest) {
    let loaded = loaded ?? LoadedPicture(pixels: picture.pixels, bytes: nil)
    self.loaded = loaded
    loaded.bytes = bytes
    guard request.size != .zero else { return }
    (drawn, refused) = ((request, picture), nil)
    if !loaded.isDrawn { loaded.isDrawn = true }
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
