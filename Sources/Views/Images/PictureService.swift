/// Draws pictures by their addresses, for a program that keeps what it has drawn: call it as a function.
///
/// Where a program has none, its loader gets the bytes of an address, and its decoder draws them.
package struct PictureService {
  private let draw: @MainActor (String, PictureRequest) async throws -> DecodedPicture
  fileprivate let kept: @MainActor (String, PictureRequest) -> DecodedPicture?

  /// - Parameters:
  ///   - draw: Throws where there is no picture, and when its task is cancelled.
  ///   - kept: Has what was drawn before, so that it is there in the first frame that shows it. Where the size alone is
  ///     wanted, frames say that the picture was drawn in some size.
  package init(
    _ draw: @escaping @MainActor (String, PictureRequest) async throws -> DecodedPicture,
    kept: @escaping @MainActor (String, PictureRequest) -> DecodedPicture? = { _, _ in nil }
  ) {
    self.draw = draw
    self.kept = kept
  }

  /// Lets a view write `try await service(address, request)`.
  package func callAsFunction(
    _ address: String, _ request: PictureRequest
  ) async throws -> DecodedPicture {
    try await draw(address, request)
  }
}

/// What draws the pictures of a view.
nonisolated struct PictureServices {
  let service: PictureService?
  let loader: PictureLoader
  let decoder: PictureDecoder

  /// A picture that need not be drawn again; nil where it must be.
  @MainActor func kept(_ source: PictureSource, as request: PictureRequest) -> DecodedPicture? {
    guard case .address(let address, _) = source else { return nil }
    return service?.kept(address, request)
  }

  /// Draws a picture.
  ///
  /// - Parameter kept: The bytes of its address, where they were loaded before.
  /// - Returns: Also the bytes, where cells are still to be drawn of them.
  @MainActor func draw(
    _ source: PictureSource, kept: [UInt8]?, as request: PictureRequest
  ) async throws -> (picture: DecodedPicture, bytes: [UInt8]?) {
    switch source {
    case .bytes(let bytes): return (try await decoder(bytes, request), nil)
    case .address(let address, _):
      if let service { return (try await service(address, request), nil) }
      let bytes = if let kept { kept } else { try await loader(address) }
      do {
        return (try await decoder(bytes, request), request.size == .zero ? bytes : nil)
      } catch {
        if !Task.isCancelled, case PictureError.notDrawn = error { loader.discard(address) }
        throw error
      }
    }
  }
}

private nonisolated enum PictureServiceKey: EnvironmentKey {
  static var defaultValue: PictureService? { nil }
}

nonisolated extension EnvironmentValues {
  /// Draws pictures by their addresses, in place of the loader and the decoder.
  package var pictureService: PictureService? {
    get { self[PictureServiceKey.self] }
    set { self[PictureServiceKey.self] = newValue }
  }

  /// All that draws pictures.
  var pictureServices: PictureServices {
    PictureServices(service: pictureService, loader: pictureLoader, decoder: pictureDecoder)
  }
}
