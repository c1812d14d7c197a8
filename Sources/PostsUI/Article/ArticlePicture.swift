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
  /// What its author says of its size counts. Where that is missing, it has the shape of a film and all of the width.
  ///
  /// - Parameter page: The address of the article.
  init?(_ picture: Article.Picture, of article: Article, on page: String?, columns: Int) {
    guard let link = picture.link, PictureFetcher.isFetched(article.links[link].address) else {
      return nil
    }
    address = article.links[link].address
    source = PictureFetcher.address(of: address, on: page)
    words = picture.words
    isSized = picture.width != nil && picture.height != nil
    let columns = max(1, min(columns, Self.largest.width))
    let room = Double(columns * Self.cell.width)
    let width = picture.width.flatMap { $0 > 0 ? Double($0) : nil } ?? room
    let height = picture.height.flatMap { $0 > 0 ? Double($0) : nil } ?? width * 9 / 16
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
    case loaded(Image)
    /// Its server has none.
    case empty
    case error(any Error)

    init(_ phase: AsyncImagePhase, isLoading: Bool) {
      self =
        switch phase {
        case .empty: isLoading ? .loading : .initial
        case .success(let image): .loaded(image)
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
      case .loading: ProgressView("Loading the picture…")
      case .loaded(let image):
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
      case .empty: Text("There is no picture at its address.").foregroundColor(.secondary)
      case .error(let error): Text("⚠ ").foregroundColor(.yellow) + Text(error.explanation)
      }
    }
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
