import Cells
import Essentials
import Feeds
import Posts
import Views

/// A picture of an article that is drawn, and the room that is set aside for it.
struct ArticlePicture: Identifiable, Equatable {
  let address: String
  /// The address that is asked: see `PictureFetcher.address(of:on:)`.
  let source: String
  /// What its author says instead of it.
  let words: String
  /// In cells, whatever the picture turns out to be.
  let size: Size
  /// Whether its author has given the size, which it then fills.
  let isSized: Bool

  var id: String { address }

  private static let cell = Size(width: 8, height: 16)
  private static let largest = Size(width: 78, height: 24)

  /// A picture in the room for its article; nil where it is shown as words.
  ///
  /// What its author says of its size counts, else its own size where that is known already. Without both it has the shape
  /// of a film and all of the width.
  ///
  /// - Parameters:
  ///   - page: The address of the article.
  ///   - pixels: Tells the size of the picture at an address; nil where it is not known.
  init?(
    _ picture: Article.Picture, of article: Article, on page: String?, columns: Int,
    pixels: (String) -> Size?
  ) {
    guard let link = picture.link, PictureFetcher.isFetched(article.links[link].address) else {
      return nil
    }
    address = article.links[link].address
    source = PictureFetcher.address(of: address, on: page)
    words = picture.words
    isSized = picture.width != nil && picture.height != nil
    let own = picture.width == nil && picture.height == nil ? pixels(source) : nil
    let columns = max(1, min(columns, Self.largest.width))
    let room = Double(columns * Self.cell.width)
    func length(_ given: Int?) -> Double? { given.flatMap { $0 > 0 ? Double($0) : nil } }
    let width = length(picture.width ?? own?.width) ?? room
    let height = length(picture.height ?? own?.height) ?? width * 9 / 16
    let most = Double(Self.largest.height * Self.cell.height)
    let scale = min(1, room / width, most / height)
    func cells(_ length: Double, _ cell: Int, _ most: Int) -> Int {
      max(1, min(most, Int((length * scale / Double(cell)).rounded())))
    }
    size = Size(
      width: cells(width, Self.cell.width, columns),
      height: cells(height, Self.cell.height, Self.largest.height))
  }
}

/// A picture in one of five states, in all the room that it is offered.
struct ArticlePictureView: View {
  private enum Content {
    /// Others are fetched before it.
    case initial
    case loading
    /// Its size is known, and cells are on their way.
    case drawing(Image)
    case loaded(Image)
    /// Its server has none.
    case empty
    case error(any Error)

    init(_ phase: AsyncImagePhase, isLoading: Bool) {
      self =
        switch phase {
        case .empty: isLoading ? .loading : .initial
        case .success(let image): image.isDrawn ? .loaded(image) : .drawing(image)
        case .failure(PostsError.noPicture): .empty
        case .failure(let error): .error(error)
        }
    }
  }

  let address: String
  /// Whether a small picture fills the room.
  var isEnlarged = false
  /// Where it is in room that it does not fill.
  var alignment: Alignment = .center
  @Environment(PictureQueue.self) private var queue

  var body: some View {
    AsyncImage(url: address) { phase in
      switch Content(phase, isLoading: queue.isLoading(address)) {
      case .initial: Text("◦ Waiting for the picture").foregroundColor(.secondary)
      case .loading: ProgressView(Self.loadingText)
      // Both show the same image, which begins to be drawn while the other words are still there.
      case .drawing(let image), .loaded(let image):
        ZStack(alignment: alignment == .center ? .center : .topLeading) {
          shown(image)
          if !image.isDrawn { ProgressView(Self.loadingText) }
        }
      case .empty: Text("There is no picture at its address.").foregroundColor(.secondary)
      case .error(let error): Text("⚠ ").foregroundColor(.yellow) + Text(error.explanation)
      }
    }
  }

  private static let loadingText = "Loading the picture…"

  private func shown(_ image: Image) -> some View {
    Group {
      if isEnlarged {
        image.resizable().scaledToFit()
      } else {
        ViewThatFits {
          image
          image.resizable().scaledToFit()
        }
      }
    }
    .frame(minHeight: 0, maxHeight: .infinity, alignment: alignment)
  }
}

/// A picture in place of the whole screen.
struct PictureCover: View {
  let picture: ArticlePicture
  let open: () -> Void
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 0) {
      ArticlePictureView(address: picture.source, isEnlarged: true)
        .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
      if !picture.words.isEmpty { Text(picture.words).italic().lineLimit(1) }
      (Text("o").bold() + Text(" Browser  ") + Text("Esc").bold() + Text(" Back")).lineLimit(1)
    }
    .onKeyPress { key in
      switch key {
      case KeyPress(.escape), KeyPress("q"): dismiss()
      case KeyPress("o"): open()
      default: return .ignored
      }
      return .handled
    }
  }
}
