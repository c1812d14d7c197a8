import Cells
import Posts
import Views

/// All links of a post, of which Enter opens the selected one: also those beyond the nine that have keys.
struct LinksPanel: View {
  let links: [PostLink]
  let open: (String) -> Void
  @State private var position = ListPosition<Int>()

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 16) {
        Text("Links").bold()
        Text("Enter opens · Esc closes").foregroundColor(.secondary).lineLimit(1)
      }
      .padding(.bottom, 16)
      List(links, position: position) { link in
        HStack(alignment: .top) {
          Text("\(link.id)").frame(width: 24, alignment: .trailing)
          VStack(alignment: .leading) {
            if let words = link.words, !words.isEmpty { Text(words).lineLimit(1) }
            Text(link.label + link.address)
              .foregroundColor(.secondary).lineLimit(1).truncationMode(.middle)
          }
        }
      }
      .frame(maxHeight: Double(16 * lineCount))
      .onOpen(links, at: position) { open(links[$0 - 1].address) }
    }
  }

  private var lineCount: Int { links.reduce(0) { $0 + ($1.words?.isEmpty == false ? 2 : 1) } }
}

/// A link of a post, with what the text says of it.
struct PostLink: Identifiable, Equatable {
  /// Its number in the text, from 1.
  let id: Int
  let address: String
  /// The words before its number; nil where the text does not name it, as it is attached.
  let words: String?

  /// What an attachment is; empty for a link of the text.
  var label: String {
    guard words == nil else { return "" }
    let path = address.prefix { $0 != "?" && $0 != "#" }
    let ending = path.split(separator: "/").last?.split(separator: ".").last ?? ""
    return switch ending.lowercased() {
    case "mp3", "m4a", "aac", "ogg", "oga", "opus", "flac", "wav": "Audio: "
    case "mp4", "m4v", "webm", "mov", "mkv": "Video: "
    case "jpg", "jpeg", "png", "gif", "webp", "svg": "Image: "
    default: "Attachment: "
    }
  }
}

extension PostText {
  /// The links by their numbers.
  var numberedLinks: [PostLink] {
    guard !links.isEmpty else { return [] }
    var words: [Int: String] = [:]
    for line in body.split(separator: "\n") {
      var start = line.startIndex
      for mark in line.linkMarks where links.indices.contains(mark.number - 1) {
        if words[mark.number] == nil {
          words[mark.number] = line[start..<mark.range.lowerBound].lastWords
        }
        start = mark.range.upperBound
      }
    }
    return links.enumerated().map { PostLink(id: $0 + 1, address: $1, words: words[$0 + 1]) }
  }
}

extension Substring {
  /// Where the numbers of links stand.
  fileprivate var linkMarks: [(number: Int, range: Range<Index>)] {
    var marks: [(number: Int, range: Range<Index>)] = []
    var rest = utf8[...]
    while let open = rest.firstIndex(of: UInt8(ascii: "[")) {
      rest = rest[utf8.index(after: open)...]
      let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      rest = rest[digits.endIndex...]
      guard rest.first == UInt8(ascii: "]"), let number = Int(Substring(digits)) else { continue }
      marks.append((number, open..<utf8.index(after: rest.startIndex)))
    }
    return marks
  }

  /// The end of what is said, as much as tells what a link is about.
  fileprivate var lastWords: String {
    var words = split(separator: " ")
    if let end = words.dropLast().lastIndex(where: { ".!?".contains($0.last ?? " ") }) {
      words.removeFirst(end + 1)
    }
    let whole = words.joined(separator: " ")
    var kept: [Substring] = []
    var room = Self.wordColumns
    while let last = words.last, String(last).columns < room {
      room -= String(last).columns + 1
      kept.insert(words.removeLast(), at: 0)
    }
    if words.isEmpty { return whole }
    return kept.isEmpty
      ? "…" + whole.suffix(Self.wordColumns / 2) : "…" + kept.joined(separator: " ")
  }

  private static var wordColumns: Int { 40 }
}
