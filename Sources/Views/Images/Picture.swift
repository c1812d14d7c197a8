import Cells

/// What is wanted of a picture.
public nonisolated struct PictureRequest: Hashable, Sendable {
  /// The cells that it is drawn in; none where only its size in pixels is wanted.
  public var size: Size
  /// Whether pixels are mixed where there is not a cell for each.
  public var isSmooth: Bool
  /// Whether what shows through it is light or dark.
  public var colorScheme: ColorScheme
  /// The most frames of it, at least 1.
  public var frames: Int
  /// Whether its pixels are wanted too, for a terminal that draws such; of what moves there are none.
  public var hasPixels: Bool

  /// A request for cells, or for the size in pixels where the size is zero.
  public init(
    size: Size, isSmooth: Bool = true, colorScheme: ColorScheme = .dark, frames: Int = 1,
    hasPixels: Bool = false
  ) {
    self.size = size
    self.isSmooth = isSmooth
    self.colorScheme = colorScheme
    self.frames = frames
    self.hasPixels = hasPixels
  }
}

/// A picture as a decoder made it of its bytes.
public nonisolated struct DecodedPicture: Sendable {
  /// One of the pictures that follow each other in an animation.
  public struct Frame: Sendable {
    /// As many cells as were wanted.
    public let cells: CellBuffer
    /// How long it is shown.
    public let duration: Duration

    /// One frame of cells.
    public init(cells: CellBuffer, duration: Duration = .zero) {
      self.cells = cells
      self.duration = duration
    }
  }

  /// The size of the picture in pixels.
  public let pixels: Size
  /// Its frames; none where only its size was wanted.
  public let frames: [Frame]
  /// Its only frame in pixels, where that was wanted.
  public let still: PixelPicture?

  /// A picture of a size in pixels, which has a frame at least where cells were wanted.
  public init(pixels: Size, frames: [Frame] = [], still: PixelPicture? = nil) {
    self.pixels = pixels
    self.frames = frames
    self.still = still
  }
}

/// Why there is no picture.
public nonisolated enum PictureError: Error, Equatable, Sendable, CustomStringConvertible {
  /// Its bytes cannot be had.
  case notLoaded(cause: String)
  /// Its bytes are no picture that can be drawn.
  case notDrawn(cause: String)
  /// What draws pictures is not there, or was stopped: the bytes may be a good picture.
  case notTried(cause: String)

  public var description: String {
    switch self {
    case .notLoaded(let cause): "The picture cannot be loaded: \(cause)."
    case .notDrawn(let cause), .notTried(let cause): "The picture cannot be drawn: \(cause)."
    }
  }
}

/// Gets the bytes of pictures by their addresses: call it as a function.
public nonisolated struct PictureLoader {
  private let load: @MainActor (String) async throws -> [UInt8]
  private let drop: @MainActor (String) -> Void

  /// Gets bytes by what it is given. It is asked again for another size, so one over a network keeps what it got.
  ///
  /// - Parameters:
  ///   - load: Is given the address as it was written; it throws where there are no bytes, and when its task is
  ///     cancelled.
  ///   - discard: Is told of an address whose bytes are no picture, so that they are not kept.
  public init(
    _ load: @escaping @MainActor (String) async throws -> [UInt8],
    discard: @escaping @MainActor (String) -> Void = { _ in }
  ) {
    self.load = load
    drop = discard
  }

  /// Says that the bytes of an address are no picture.
  @MainActor public func discard(_ address: String) { drop(address) }

  /// Lets a view write `try await loader(address)`.
  @MainActor public func callAsFunction(_ address: String) async throws -> [UInt8] {
    try await load(address)
  }
}

/// Makes cells of the bytes of pictures: call it as a function.
public nonisolated struct PictureDecoder {
  private let decode: @MainActor ([UInt8], PictureRequest) async throws -> DecodedPicture

  /// - Parameter decode: Throws where the bytes are no picture, and when its task is cancelled.
  public init(
    _ decode: @escaping @MainActor ([UInt8], PictureRequest) async throws -> DecodedPicture
  ) {
    self.decode = decode
  }

  /// Lets a view write `try await decoder(bytes, request)`.
  @MainActor public func callAsFunction(
    _ bytes: [UInt8], _ request: PictureRequest
  ) async throws -> DecodedPicture {
    try await decode(bytes, request)
  }
}

private nonisolated enum PictureLoaderKey: EnvironmentKey {
  static var defaultValue: PictureLoader {
    PictureLoader { _ in throw PictureError.notLoaded(cause: "this program loads none") }
  }
}

private nonisolated enum PictureDecoderKey: EnvironmentKey {
  static var defaultValue: PictureDecoder {
    PictureDecoder { _, _ in throw PictureError.notTried(cause: "this program draws none") }
  }
}

private nonisolated enum CanShowPicturesKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

private nonisolated enum PixelsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private nonisolated enum PictureFailureKey: EnvironmentKey {
  static var defaultValue: (any Error) -> Void { { _ in } }
}

nonisolated extension EnvironmentValues {
  /// Gets the bytes of pictures. On a terminal it reads files.
  public var pictureLoader: PictureLoader {
    get { self[PictureLoaderKey.self] }
    set { self[PictureLoaderKey.self] = newValue }
  }

  /// Draws pictures. On a terminal it is the program `outpost-picture`, in a process of its own.
  public var pictureDecoder: PictureDecoder {
    get { self[PictureDecoderKey.self] }
    set { self[PictureDecoderKey.self] = newValue }
  }

  /// Whether pictures look like themselves, without colours in black and white: ASCII alone draws patterns.
  public var canShowPictures: Bool {
    get { self[CanShowPicturesKey.self] }
    set { self[CanShowPicturesKey.self] = newValue }
  }

  /// Whether pictures are drawn in pixels where the terminal can.
  public var drawsPixels: Bool {
    get { self[PixelsKey.self] }
    set { self[PixelsKey.self] = newValue }
  }

  /// Is told of a picture that could be drawn before, and cannot at another size.
  var pictureFailure: (any Error) -> Void {
    get { self[PictureFailureKey.self] }
    set { self[PictureFailureKey.self] = newValue }
  }
}
