import Cells
import Posts
import Views

/// Pictures by the last part of their addresses, without a network or a decoder.
@MainActor final class FakePictures {
  let setting: PictureSetting
  let canShow: Bool
  private(set) var loads: [String] = []
  /// The addresses whose bytes could not be drawn.
  private(set) var discarded: [String] = []
  /// How often cells were drawn.
  private(set) var drawings = 0
  private(set) var cancelled: [String] = []
  private(set) var mostRunning = 0
  private var running = 0
  /// Whether the decoder waits for `release`.
  var holdsDecoder = false
  /// Those that come when they are released.
  private var held: [String: AsyncStream<Void>.Continuation] = [:]

  init(_ setting: PictureSetting = .cells, canShow: Bool = true) {
    self.setting = setting
    self.canShow = canShow
  }

  /// Lets the pictures come whose names begin with `late`.
  func release() { for continuation in held.values { continuation.finish() } }

  /// Whether something waits for `release`.
  var isHolding: Bool { !held.isEmpty }

  private func hold(_ name: String) async {
    let (calls, call) = AsyncStream<Void>.makeStream()
    held[name] = call
    for await _ in calls {}
    held[name] = nil
  }

  fileprivate var loader: PictureLoader {
    PictureLoader { [self] address in
      let name = String(address.split(separator: "/").last ?? "")
      loads.append(name)
      running += 1
      defer { running -= 1 }
      mostRunning = max(mostRunning, running)
      if name == "none" { throw PostsError.noPicture }
      if name == "page" { throw PostsError.badPicture(reason: "its server sends a text") }
      if name.hasPrefix("late") {
        await hold(name)
        if Task.isCancelled { cancelled.append(name) }
        try Task.checkCancellation()
      }
      return Array(name.utf8)
    } discard: { [self] address in
      discarded.append(address)
    }
  }

  fileprivate var decoder: PictureDecoder {
    PictureDecoder { [self] bytes, request in
      if bytes == Array("damaged".utf8) { throw PictureError.notDrawn(cause: "it is damaged") }
      if request.size != .zero { drawings += 1 }
      if holdsDecoder { await hold("decoder") }
      let pixels = Size(width: 160, height: 32)
      guard request.size != .zero else { return DecodedPicture(pixels: pixels) }
      var cells = CellBuffer(size: request.size)
      for y in 0..<request.size.height {
        cells.put(
          String(repeating: "#", count: request.size.width), at: Point(x: 0, y: y),
          style: Style(foreground: .palette(1)))
      }
      return DecodedPicture(pixels: pixels, frames: [.init(cells: cells)])
    }
  }
}

extension View {
  func pictures(_ pictures: FakePictures?) -> some View {
    environment(\.pictureLoader, pictures?.loader ?? FakePictures().loader)
      .environment(\.pictureDecoder, pictures?.decoder ?? FakePictures().decoder)
      .environment(\.canShowPictures, pictures?.canShow ?? true)
  }
}
