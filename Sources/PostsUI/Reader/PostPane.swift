import Cells
import Feeds
import Posts
import Views

/// A post to be read, on the whole screen or beside the list.
struct PostPane: View {
  let post: OpenPost
  /// What the feed calls itself, or the user calls it.
  let source: String?
  let time: WallTime
  let position: ReadingPosition
  /// Whether its whole text is on its way, or why that did not come.
  let wholeText: WholeTextLine.State
  /// That of its file; nil without one.
  var download: Download?
  /// What is pointed out in it.
  let find: ArticleFind
  /// What Enter opens.
  let stop: ReadingPosition.Stop?
  /// Whether its pictures are fetched and drawn.
  var drawsPictures = false
  /// Tells the size of the picture at an address in pixels; nil where it is not known.
  var pixels: (String) -> Size? = { _ in nil }
  /// Of the pane.
  let columns: Int
  /// Runs after a frame that shows another part of the post.
  var onShow: (() -> Void)?
  @Environment(\.emojiSupport) private var emojiSupport

  /// Lines that are longer are hard to read.
  private static let widest = 78
  /// Columns that no text has: those of the scroll bar, and one at either side.
  private static let edges = (bar: 2, text: 2)

  var body: some View {
    let page = position.page(
      of: post.text, columns: max(1, min(columns - Self.edges.bar - Self.edges.text, Self.widest)),
      emoji: emojiSupport, drawsPictures: drawsPictures, pixels: pixels)
    let keys = max(3, "\(page.links.count)".count)
    return ScrollView(state: page.scroll, onShow: onShow) {
      LazyVStack(alignment: .leading) {
        PostHead(post: post, headline: page.headline, source: source, time: time)
        ForEach(page.headLinks, id: \.row) { link in
          HeadLink(
            link: link, post: post.text, isFocused: stop?.place == .head(link.id),
            download: download)
        }
        WholeTextLine(state: wholeText, isShown: post.text.wholeText == .shown)
        if !page.rows.rows.isEmpty { Text(" ") }
        ForEach(page.rows.rows) { position.view(of: $0, in: page, find: find, stop: stop) }
        if post.text.article.isTruncated {
          Text("The rest is left out: the post is too long.").foregroundColor(.secondary)
        }
        if post.text.link != nil || !page.links.isEmpty { Text(" ") }
        if let link = post.text.link { LinkRow(key: "o", keys: keys, words: "", address: link) }
        ForEach(page.links) {
          LinkRow(key: "\($0.id)", keys: keys, words: $0.words, address: $0.address)
        }
      }
      .padding(.horizontal, ReaderLayout.column)
      .frame(
        maxWidth: ReaderLayout.column * Double(Self.widest + Self.edges.text), alignment: .leading)
    }
    .pane()
    .linksTakeFocus(false)
    .onChange(of: page, initial: true) { position.show(page) }
  }
}

/// What a post is: its title in full, where it comes from, and what it is about.
private struct PostHead: View {
  let post: OpenPost
  let headline: String
  let source: String?
  let time: WallTime

  var body: some View {
    VStack(alignment: .leading) {
      (Text(post.isStarred ? "★ " : "").role(.star)
        + Text(headline).hyperlink(post.text.link))
        .font(.title)
      Text(byline).role(.accent)
      if !post.text.tags.isEmpty {
        Text(post.text.tags.joined(separator: "  ")).foregroundColor(.secondary)
      }
    }
  }

  private var byline: String {
    let date = time.text(of: post.text.date)
    let author = post.text.author(besides: source)
    return [source, author, post.text.hasDate ? date : "first seen \(date)"]
      .compactMap(\.self).joined(separator: " · ")
  }
}

/// What is attached to a post, or the page where it is talked about, with its number.
private struct HeadLink: View {
  let link: PostLink
  let post: PostText
  /// Whether Enter opens it.
  let isFocused: Bool
  let download: Download?

  var body: some View {
    let attachment = post.attachments.first { $0.address == link.address }
    Text(
      AttributedText(
        (attachment.map(Self.start) ?? []) + [
          AttributedText.Run(
            attachment?.name ?? "Comments", isMarked: isFocused, link: link.address),
          AttributedText.Run(" [\(link.id)]", isDim: true),
        ]
          + (download.flatMap { $0.isOf(link.address) ? $0.text(isLong: true) : nil }.map {
            [AttributedText.Run("  " + $0)]
          } ?? [])))
  }

  /// How long and how large a file is.
  private static func start(of attachment: Attachment) -> [AttributedText.Run] {
    let size = SoundSize(seconds: attachment.seconds, bytes: attachment.bytes).text
    return [
      AttributedText.Run(attachment.isSound ? "♪ " : "▸ "),
      AttributedText.Run(size.isEmpty ? "" : size + "  ", isDim: true),
    ]
  }
}

/// What there is to say of the whole text of a post: that it is shown, on its way, or why it did not come.
struct WholeTextLine: View {
  enum State: Equatable {
    case none
    case fetching
    /// With the reason.
    case failed(String)
  }

  let state: State
  /// Whether it is what the post shows.
  let isShown: Bool
  @Environment(\.keyMap) private var keys

  @ViewBuilder var body: some View {
    switch state {
    case .fetching:
      HStack(spacing: 8) {
        ProgressView()
        Text("Fetching the whole text · \(keys.sign(of: .wholeText)) cancels").foregroundColor(
          .secondary)
      }
    case .failed(let reason):
      Text("⚠ ").role(.warning)
        + Text(
          "No whole text: \(reason) · \(keys.sign(of: .wholeText)) tries again, "
            + "\(keys.sign(of: .browse)) opens the page"
        )
        .foregroundColor(.secondary)
    case .none:
      if isShown { Text("Whole text of the page").foregroundColor(.secondary) }
    }
  }
}

extension PostLink {
  fileprivate var row: ReadingPosition.HeadRow { ReadingPosition.HeadRow(link: id) }
}

/// A link with the key that opens it, and its address on one line: a terminal takes one that is broken for two.
private struct LinkRow: View {
  let key: String
  /// Columns for all keys.
  let keys: Int
  let words: String
  let address: String

  var body: some View {
    HStack {
      Text(key).bold().frame(
        width: ReaderLayout.column * Double(keys), alignment: .trailing)
      if !words.isEmpty { (Text(words).hyperlink(address) + Text(" ")).layoutPriority(1) }
      Text(address).hyperlink(address).foregroundColor(.secondary).truncationMode(.middle)
    }
    .lineLimit(1)
  }
}

extension PostText {
  /// The title, or how the text begins.
  var headline: String {
    guard title.isEmpty else { return title }
    let start = article.preview(title: "", length: 4 * Self.longestStart)
    guard !start.isEmpty else { return "Untitled" }
    return start.columns > Self.longestStart ? start.filling(Self.longestStart) : start
  }

  private static let longestStart = 60
}

extension Attachment {
  /// Its title, or the name of its file.
  var name: String { title ?? fileName ?? address }
}
