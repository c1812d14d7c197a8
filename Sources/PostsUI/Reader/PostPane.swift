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
  /// What is pointed out in it.
  let find: ArticleFind
  /// What Enter opens.
  let stop: ReadingPosition.Stop?
  /// Whether its pictures are fetched and drawn.
  var drawsPictures = false
  /// Of the pane.
  let columns: Int
  @Environment(\.emojiSupport) private var emojiSupport

  /// Lines that are longer are hard to read.
  private static let widest = 78
  /// Columns that no text has: those of the scroll bar, and one at either side.
  private static let edges = (bar: 2, text: 2)

  var body: some View {
    let page = position.page(
      of: post.text, columns: max(1, min(columns - Self.edges.bar - Self.edges.text, Self.widest)),
      emoji: emojiSupport, drawsPictures: drawsPictures)
    let keys = max(3, "\(page.links.count)".count)
    return ScrollView(state: page.scroll) {
      LazyVStack(alignment: .leading) {
        PostHead(post: post, headline: page.headline, source: source, time: time)
        ForEach(page.headLinks, id: \.row) { link in
          HeadLink(link: link, post: post.text, isFocused: stop?.place == .head(link.id))
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
      (Text(post.isStarred ? "★ " : "").foregroundColor(.yellow)
        + Text(headline).hyperlink(post.text.link))
        .font(.title)
      Text(byline).foregroundColor(.teal)
      if !post.text.tags.isEmpty {
        Text(post.text.tags.joined(separator: "  ")).foregroundColor(.secondary)
      }
    }
  }

  private var byline: String {
    let date = time.text(of: post.text.date)
    return [source, post.text.author, post.text.hasDate ? date : "first seen \(date)"]
      .compactMap(\.self).joined(separator: " · ")
  }
}

/// What is attached to a post, or the page where it is talked about, with its number.
private struct HeadLink: View {
  let link: PostLink
  let post: PostText
  /// Whether Enter opens it.
  let isFocused: Bool

  var body: some View {
    let attachment = post.attachments.first { $0.address == link.address }
    Text(
      AttributedText(
        (attachment.map(Self.start) ?? []) + [
          AttributedText.Run(
            attachment?.name ?? "Comments", isMarked: isFocused, link: link.address),
          AttributedText.Run(" [\(link.id)]", isDim: true),
        ]))
  }

  /// How long and how large a file is.
  private static func start(of attachment: Attachment) -> [AttributedText.Run] {
    let size = [attachment.seconds?.playingTime, attachment.bytes?.sizeText].compactMap(\.self)
    return [
      AttributedText.Run(attachment.sign + " "),
      AttributedText.Run(size.isEmpty ? "" : size.joined(separator: " · ") + "  ", isDim: true),
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
      Text("⚠ ").foregroundColor(.yellow)
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
  /// What it is, as a sign.
  fileprivate var sign: String {
    let kind = type?.prefix { $0 != "/" } ?? ""
    if kind == "audio"
      || ["mp3", "m4a", "aac", "ogg", "oga", "opus", "flac", "wav"].contains(ending)
    {
      return "♪"
    }
    return "▸"
  }

  /// Its title, or the name of its file.
  var name: String {
    if let title { return title }
    let file = path.split(separator: "/").last.map(String.init) ?? ""
    return file.isEmpty || !path.dropFirst(8).contains("/") ? address : file
  }

  private var path: Substring { address.prefix { $0 != "?" && $0 != "#" } }

  private var ending: String {
    name.split(separator: ".").last.map { $0.lowercased() } ?? ""
  }
}

extension Int {
  /// Seconds as `54 min` or `1 h 2 min`.
  fileprivate var playingTime: String {
    guard self >= 3600 else { return Duration.seconds(self).text }
    let minutes = self / 60 % 60
    return "\(self / 3600) h" + (minutes > 0 ? " \(minutes) min" : "")
  }

  /// A count of bytes in two figures that matter: `820 KB`, `3.1 MB`, `31 MB`.
  fileprivate var sizeText: String {
    let size = Double(self)
    return switch self {
    case 1: "1 byte"
    case ..<1_000: "\(self) bytes"
    case ..<1_000_000: "\(Int((size / 1_000).rounded())) KB"
    case ..<10_000_000: "\(self / 1_000_000).\(self / 100_000 % 10) MB"
    case ..<1_000_000_000: "\(Int((size / 1_000_000).rounded())) MB"
    default: "\(self / 1_000_000_000).\(self / 100_000_000 % 10) GB"
    }
  }
}
