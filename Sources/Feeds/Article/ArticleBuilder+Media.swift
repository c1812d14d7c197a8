import Essentials

extension ArticleBuilder {
  /// A picture as HTML has it.
  struct PictureDraft {
    var address: String?
    var words: String?
    var title: String?
    /// In dots.
    var width: Int?
    var height: Int?
    /// The classes that it has, separated by spaces.
    var classes: String
    /// What links of the same article call it.
    var anchor: String?
    /// Whether only browsers without scripts show it.
    var isFallback: Bool
  }

  /// Something to play, or a part of another site, as HTML has it.
  struct EmbedDraft {
    var kind: Article.Embed.Kind
    var address: String?
    var title: String?
    var isDot: Bool
  }

  mutating func add(picture draft: PictureDraft, _ style: Article.Style) {
    // A picture of one dot, or a line of them, is there to be counted.
    if draft.width == 1 || draft.height == 1 { return }
    if (draft.width ?? 100) <= 1, (draft.height ?? 100) <= 1 { return }
    let words = Self.line(draft.words)
    let isSmall = (draft.width ?? 100) <= 32 && (draft.height ?? 100) <= 32
    let isSign = words.count <= 2 && !words.contains { $0.isLetter || $0.isNumber }
    let isLetter = draft.classes.contains("emoji") || draft.classes.contains("smiley") || isSmall
    if !words.isEmpty, isSign || isLetter { return leaf.append(words, style) }
    let title = words.isEmpty ? Self.line(draft.title) : words
    let link = draft.address.flatMap { links.address(of: $0) }.flatMap {
      links.link(to: $0, .picture, words: title)
    }
    var picture = Article.Picture(words: title, link: link)
    let outer = useOpenLink()
    picture.outerLink = outer == link ? nil : outer
    guard draft.address != nil || outer != nil || !picture.words.isEmpty else { return }
    picture.width = draft.width
    picture.height = draft.height
    endLeaf()
    if join(picture, isFallback: draft.isFallback) { return }
    if let link { links.use(link) }
    note(name: draft.anchor)
    add(.picture(picture))
    wasFallback = draft.isFallback
    part(0)
  }

  /// Makes one of two pictures that follow one another, where one is there for browsers without scripts and the other
  /// for those with; false where they are two.
  private mutating func join(_ picture: Article.Picture, isFallback: Bool) -> Bool {
    let sink = sinks.count - 1
    guard isFallback != wasFallback, let last = sinks[sink].blocks.indices.last,
      case .picture(var known) = sinks[sink].blocks[last].content, known.caption.isEmpty
    else { return false }
    let isSame =
      known.link == picture.link || known.link == nil || picture.link == nil
      || !known.words.isEmpty && known.words == picture.words
    guard isSame else { return false }
    if known.link == nil, let link = picture.link {
      known.link = link
      links.use(link)
    }
    if known.words.isEmpty { known.words = picture.words }
    known.width = known.width ?? picture.width
    known.height = known.height ?? picture.height
    sinks[sink].blocks[last].content = .picture(known)
    wasFallback = false
    return true
  }

  mutating func beginMedia(_ draft: EmbedDraft) -> Effect {
    media = draft
    return .media
  }

  /// Where the media is that is open, if its own tag does not say.
  mutating func addSource(_ address: String?) {
    if media?.address == nil { media?.address = address }
  }

  mutating func endMedia() {
    guard let draft = media else { return }
    media = nil
    add(embed: draft)
  }

  mutating func add(embed draft: EmbedDraft) {
    guard !draft.isDot, let address = draft.address.flatMap({ links.address(of: $0) }),
      address.hasPrefix("http")
    else { return }
    let words = Self.line(draft.title)
    let host = URL(string: address)?.host()?.lowercased() ?? ""
    let site = host.hasPrefix("www.") ? String(host.dropFirst(4)) : host
    let kind = Self.kind(draft.kind, site)
    let name = words.isEmpty ? "\(kind.rawValue): \(site)" : words
    guard let link = links.link(to: address, .media, words: name) else { return }
    links.use(link)
    part(1)
    add(.embed(Article.Embed(kind: kind, words: words, site: site, link: link)))
    part(1)
  }

  private static func kind(_ kind: Article.Embed.Kind, _ site: String) -> Article.Embed.Kind {
    guard kind == .page else { return kind }
    func isOf(_ names: [String]) -> Bool { names.contains { site.contains($0) } }
    if isOf(["youtube", "youtu.be", "vimeo", "dailymotion", "twitch.tv", "peertube"]) {
      return .video
    }
    return isOf(["spotify", "soundcloud", "bandcamp", "podcasts.apple"]) ? .audio : .page
  }

  /// Clean words on one line, at most 300 bytes of them.
  static func line(_ text: String?) -> String {
    guard let text, !text.isEmpty else { return "" }
    return FieldText.cut(HTMLText.collapsed(text), to: 300)
  }
}
