import Cells

/// What an `AsyncImage` shows: nothing yet, the picture, or why there is none.
public nonisolated enum AsyncImagePhase {
  /// Nothing is loaded yet, or there is no address.
  case empty
  /// The picture is there.
  case success(Image)
  /// There is no picture.
  case failure(any Error)

  /// The picture, where it is there.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// Why there is none, where that is so.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}

/// A view of a picture that is loaded by its address, while it is on the screen.
///
///     AsyncImage(url: "https://example.org/a.png") { image in
///       image.resizable().scaledToFit()
///     } placeholder: {
///       ProgressView()
///     }
///
/// The load is cancelled when the view goes or gets another address. The bytes go when cells are drawn of them, so the
/// loader is asked again where the picture is wanted in another size.
public nonisolated struct AsyncImage<Content: View>: View {
  private struct Source: Equatable {
    let address: String?
    let scale: Double
  }

  /// A picture that needed no load.
  private final class Kept {
    var image: (source: Source, image: Image)?
  }

  private let source: Source
  private let content: (AsyncImagePhase) -> Content
  @State private var phase = AsyncImagePhase.empty
  /// What the phase is of; nil before its load has ended.
  @State private var loaded: Source?
  @State private var kept = Kept()
  @Environment(\.pictureServices) private var services

  /// Shows the picture in its own size, and a grey block where there is none.
  ///
  /// - Parameters:
  ///   - url: An address that the loader of the environment knows, nil for none yet.
  ///   - scale: Pixels to a point.
  @_disfavoredOverload
  public init(url: String?, scale: Double = 1) where Content == Image {
    self.init(url: url, scale: scale) { $0.image ?? .placeholder }
  }

  /// Shows the picture in a view, and another view where there is none.
  @_disfavoredOverload
  public init<Picture: View, Placeholder: View>(
    url: String?, scale: Double = 1, @ViewBuilder content: @escaping (Image) -> Picture,
    @ViewBuilder placeholder: @escaping () -> Placeholder
  ) where Content == ConditionalContent<Picture, Placeholder> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }

  /// Shows a view for each phase.
  ///
  /// - Parameter transaction: How a change of phase would move; a terminal shows it at once.
  @_disfavoredOverload
  public init(
    url: String?, scale: Double = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    source = Source(address: url, scale: scale > 0 && scale.isFinite ? scale : 1)
    self.content = content
  }

  public var body: some View {
    content(shown)
      .environment(\.pictureFailure) { error in
        (phase, loaded, kept.image) = (.failure(error), nil, nil)
      }
      .task(id: source) { await load() }
  }

  /// The phase, but that a picture which was drawn before is there at once.
  @MainActor private var shown: AsyncImagePhase {
    guard case .empty = phase, let address = source.address else { return phase }
    if kept.image?.source != source {
      kept.image = services.kept(.address(address, nil), as: PictureRequest(size: .zero)).map {
        let loaded = LoadedPicture(
          pixels: $0.pixels, bytes: nil, isDrawn: !$0.frames.isEmpty)
        return (source, Image(address, loaded, scale: source.scale))
      }
    }
    return kept.image.map { .success($0.image) } ?? .empty
  }

  @MainActor private func load() async {
    // A view that others covered is there again, with what it has.
    if loaded == source || kept.image?.source == source { return }
    (phase, loaded) = (.empty, nil)
    guard let address = source.address else { return }
    do {
      let (picture, bytes) = try await services.draw(
        .address(address, nil), kept: nil, as: PictureRequest(size: .zero))
      guard !Task.isCancelled else { return }
      let image = Image(
        address, LoadedPicture(pixels: picture.pixels, bytes: bytes), scale: source.scale)
      (phase, loaded) = (.success(image), source)
    } catch {
      // Of a load that was cancelled nobody wants to know more.
      if !Task.isCancelled { phase = .failure(error) }
    }
  }
}
